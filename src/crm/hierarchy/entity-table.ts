import type { Confidence } from '../../contract/confidence.ts';
import type { OperationalStatus } from '../../contract/firmographics.ts';

/** Somebody above an entity. */
export interface Ancestor {
  readonly entity: number;
  /** How sure the whole way up to it is. */
  readonly confidence: Confidence;
  /** The entity is what the ancestor does in another country or region. */
  readonly isRegionalOf: boolean;
}

/** What is kept of entities: numbers in place of facts, for there may be a million. */
export interface EntityTable {
  numberOf(coreId: string): number | undefined;
  coreIdOf(entity: number): string;
  readonly count: number;
  /** Nearest first. */
  ancestorsOf(entity: number): readonly Ancestor[];
  isAbove(ancestor: number, entity: number): boolean;
  statusOf(entity: number): OperationalStatus;
  /** No source says otherwise. */
  isStatusSure(entity: number): boolean;
  /** Nothing but a record that its source withdrew says that it is gone (status/withdrawn-record.ts). */
  isWithdrawn(entity: number): boolean;
  /** It is known which company it became part of. */
  isSucceeded(entity: number): boolean;
  /** The universe has it, or an account told enough to make it. */
  isDescribed(entity: number): boolean;
  /** It runs a business: no holding, fund or state. */
  isOperating(entity: number): boolean;
  isBranch(entity: number): boolean;
  isBusinessUnit(entity: number): boolean;
  isRegional(entity: number): boolean;
  /** A source that is believed says that nobody owns it. */
  isAtTop(entity: number): boolean;
  isCreated(entity: number): boolean;
  /** A source names an owner of which it has no record. */
  hasUnlistedOwner(entity: number): boolean;
  /** It stands above another one, and above one in its own country. */
  isParent(entity: number): boolean;
  isDomesticParent(entity: number): boolean;
  countryOf(entity: number): number;
}

const STATUSES: readonly OperationalStatus[] = ['Undetermined', 'Active', 'Out of business', 'Absorbed'];
const CONFIDENCES: readonly Confidence[] = ['LOW', 'MEDIUM', 'HIGH'];
const REGIONAL_OF = 4;

/** What is true of an entity or not. */
const TRAITS = {
  operating: 1,
  regional: 2,
  atTop: 4,
  created: 8,
  statusSure: 16,
  parent: 32,
  domesticParent: 64,
  branch: 128,
  businessUnit: 256,
  described: 512,
  unlistedOwner: 1024,
  withdrawn: 2048,
  succeeded: 4096,
} as const;

/** Takes in what is known of entities, each by its number. */
export interface EntityWriter {
  /** The number of an entity; a new one when it has none. */
  numbered(coreId: string): number;
  mark(entity: number, trait: keyof typeof TRAITS): void;
  setStatus(entity: number, status: OperationalStatus): void;
  setCountry(entity: number, country: string): void;
  /** Nearest first. */
  setAncestors(entity: number, ancestors: readonly Ancestor[]): void;
}

/** An empty table, and what fills it. */
export function entityTable(): EntityTable & EntityWriter {
  const numbers = new Map<number, number>();
  const countryNumbers = new Map<string, number>();
  const coreIds: number[] = [];
  const traits: number[] = [];
  const statuses: number[] = [];
  const countries: number[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const above: number[] = [];
  const ways: number[] = [];
  const numberOf = (coreId: string) => numbers.get(Number(coreId));
  const ancestorAt = (at: number): Ancestor => {
    const way = ways[at] ?? 0;
    const confidence = CONFIDENCES[way & 3] ?? 'LOW';
    return { entity: above[at] ?? 0, confidence, isRegionalOf: (way & REGIONAL_OF) !== 0 };
  };
  const has = (trait: keyof typeof TRAITS) => (entity: number) =>
    ((traits[entity] ?? 0) & TRAITS[trait]) !== 0;
  return {
    numbered(coreId) {
      const known = numberOf(coreId);
      if (known !== undefined) return known;
      const number = coreIds.length;
      numbers.set(Number(coreId), number);
      coreIds.push(Number(coreId));
      for (const column of [traits, statuses, countries, from, to]) column.push(0);
      return number;
    },
    mark(entity, trait) {
      traits[entity] = (traits[entity] ?? 0) | TRAITS[trait];
    },
    setStatus(entity, status) {
      statuses[entity] = STATUSES.indexOf(status);
    },
    setCountry(entity, country) {
      const number = countryNumbers.get(country) ?? countryNumbers.size + 1;
      countryNumbers.set(country, number);
      countries[entity] = number;
    },
    setAncestors(entity, ancestors) {
      from[entity] = above.length;
      for (const { entity: ancestor, confidence, isRegionalOf } of ancestors) {
        above.push(ancestor);
        ways.push(CONFIDENCES.indexOf(confidence) | (isRegionalOf ? REGIONAL_OF : 0));
      }
      to[entity] = above.length;
    },
    numberOf,
    coreIdOf: (entity) => String(coreIds[entity]),
    get count() {
      return coreIds.length;
    },
    ancestorsOf(entity) {
      const first = from[entity] ?? 0;
      return Array.from({ length: (to[entity] ?? 0) - first }, (_, step) => ancestorAt(first + step));
    },
    isAbove(ancestor, entity) {
      for (let at = from[entity] ?? 0; at < (to[entity] ?? 0); at++) if (above[at] === ancestor) return true;
      return false;
    },
    statusOf: (entity) => STATUSES[statuses[entity] ?? 0] ?? 'Undetermined',
    isStatusSure: has('statusSure'),
    isWithdrawn: has('withdrawn'),
    isSucceeded: has('succeeded'),
    isOperating: has('operating'),
    isBranch: has('branch'),
    isBusinessUnit: has('businessUnit'),
    isDescribed: has('described'),
    isRegional: has('regional'),
    isAtTop: has('atTop'),
    isCreated: has('created'),
    hasUnlistedOwner: has('unlistedOwner'),
    isParent: has('parent'),
    isDomesticParent: has('domesticParent'),
    countryOf: (entity) => countries[entity] ?? 0,
  };
}
