import type { Confidence } from '../../contract/confidence.ts';
import type { OperationalStatus } from '../../contract/firmographics.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import { isOperating } from '../../universe/firmographics/classification.ts';
import { operationalStatusOf } from '../../universe/firmographics/operational-status.ts';
import { ancestryOf } from '../../universe/hierarchy/ancestry.ts';
import { leastSure } from '../../universe/hierarchy/least-sure.ts';
import type { Hierarchy } from '../../universe/hierarchy/reference-family.ts';
import { regionalSubsidiaryOf } from '../../universe/hierarchy/regional-subsidiary.ts';
import { keyOf } from '../account-name.ts';
import type { Dataset } from '../dataset.ts';
import { accountFacts } from './account-facts.ts';

/** Somebody above an entity. */
export interface Ancestor {
  readonly entity: number;
  /** How sure the whole way up to it is. */
  readonly confidence: Confidence;
  /** The entity is what the ancestor does in another country or region. */
  readonly isRegionalOf: boolean;
}

/** What the universe says of the entities of a dataset and of those above them: numbers in place of facts. */
export interface KnownEntities {
  /** Of an account by position; undefined without an entity. */
  entityOf(at: number): number | undefined;
  numberOf(coreId: string): number | undefined;
  coreIdOf(entity: number): string;
  readonly count: number;
  /** Nearest first. */
  ancestorsOf(entity: number): readonly Ancestor[];
  isAbove(ancestor: number, entity: number): boolean;
  statusOf(entity: number): OperationalStatus;
  /** No source says otherwise. */
  isStatusSure(entity: number): boolean;
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
  /** It stands above another one, and above one in its own country. */
  isParent(entity: number): boolean;
  isDomesticParent(entity: number): boolean;
  countryOf(entity: number): number;
}

const STATUSES: readonly OperationalStatus[] = ['Undetermined', 'Active', 'Out of business', 'Absorbed'];
const CONFIDENCES: readonly Confidence[] = ['LOW', 'MEDIUM', 'HIGH'];
const REGIONAL_OF = 4;

const OPERATING = 1;
const REGIONAL = 2;
const AT_TOP = 4;
const CREATED = 8;
const STATUS_SURE = 16;
const PARENT = 32;
const DOMESTIC_PARENT = 64;
const BRANCH = 128;
const BUSINESS_UNIT = 256;
const DESCRIBED = 512;

/** Exceptions of registers that say that there is no owner, and not that it is not told. */
const NO_OWNER: ReadonlySet<string> = new Set(['NATURAL_PERSONS', 'NO_KNOWN_PERSON', 'NONE_LISTED']);

/** Asks the universe about every entity of the accounts once. */
export function knownEntities(dataset: Dataset, world: Hierarchy): KnownEntities {
  const numbers = new Map<number, number>();
  const coreIds: number[] = [];
  const traits: number[] = [];
  const statuses: number[] = [];
  const countries: number[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const above: number[] = [];
  const ways: number[] = [];
  const countryNumbers = new Map<string, number>();

  const numberOf = (coreId: string) => numbers.get(Number(coreId));
  const numbered = (coreId: string): number => {
    const known = numberOf(coreId);
    if (known !== undefined) return known;
    const number = coreIds.length;
    numbers.set(Number(coreId), number);
    coreIds.push(Number(coreId));
    for (const column of [traits, statuses, countries, from, to]) column.push(0);
    return number;
  };
  const mark = (entity: number, flag: number) => {
    traits[entity] = (traits[entity] ?? 0) | flag;
  };
  const describe = (entity: number, facts: EntityFacts) => {
    mark(entity, DESCRIBED);
    if (isOperating(facts.classification)) mark(entity, OPERATING);
    if (facts.classification?.subtype === 'Branch') mark(entity, BRANCH);
    if (facts.classification?.subtype === 'Business Unit') mark(entity, BUSINESS_UNIT);
    const country = facts.country?.value;
    if (country === undefined) return;
    const number = countryNumbers.get(country) ?? countryNumbers.size + 1;
    countryNumbers.set(country, number);
    countries[entity] = number;
  };
  const read = (entity: number, facts: EntityFacts) => {
    describe(entity, facts);
    const status = operationalStatusOf(facts, world.family);
    statuses[entity] = STATUSES.indexOf(status.operational_status);
    const living = facts.statuses.map((one) => one.status === 'active');
    if (new Set(living).size === 1) mark(entity, STATUS_SURE);
    if (facts.noOwners.some(({ reason }) => NO_OWNER.has(reason))) mark(entity, AT_TOP);
    const { parents } = ancestryOf(facts, world.family, world.infer);
    from[entity] = above.length;
    for (const [step, parent] of parents.entries()) {
      const ancestor = numbered(parent.facts.coreId);
      describe(ancestor, parent.facts);
      const confidence = leastSure(parents.slice(0, step + 1).map((one) => one.confidence));
      const isRegionalOf = regionalSubsidiaryOf(facts, [parent.facts]).is_regional;
      if (isRegionalOf) mark(entity, REGIONAL);
      mark(ancestor, PARENT);
      if (countries[entity] !== 0 && countries[entity] === countries[ancestor])
        mark(ancestor, DOMESTIC_PARENT);
      above.push(ancestor);
      ways.push(CONFIDENCES.indexOf(confidence) | (isRegionalOf ? REGIONAL_OF : 0));
    }
    to[entity] = above.length;
  };

  const { ofAccount, tellers } = accountsOf(dataset, numbered);
  for (const [entity, at] of tellers) {
    const identity = dataset.identity(at);
    const facts = accountFacts(dataset.account(at), identity, world.family);
    if (facts?.sources.every((source) => source.startsWith('created:')) === true) mark(entity, CREATED);
    if (facts !== undefined) read(entity, facts);
  }

  const has = (entity: number, flag: number) => ((traits[entity] ?? 0) & flag) !== 0;
  const ancestorsOf = (entity: number): readonly Ancestor[] => {
    const found: Ancestor[] = [];
    for (let at = from[entity] ?? 0; at < (to[entity] ?? 0); at++) {
      const way = ways[at] ?? 0;
      const confidence = CONFIDENCES[way & 3] ?? 'LOW';
      found.push({ entity: above[at] ?? 0, confidence, isRegionalOf: (way & REGIONAL_OF) !== 0 });
    }
    return found;
  };
  return {
    entityOf: (at) => {
      const entity = ofAccount[at] ?? -1;
      return entity === -1 ? undefined : entity;
    },
    numberOf,
    coreIdOf: (entity) => String(coreIds[entity]),
    count: coreIds.length,
    ancestorsOf,
    isAbove: (ancestor, entity) => ancestorsOf(entity).some((one) => one.entity === ancestor),
    statusOf: (entity) => STATUSES[statuses[entity] ?? 0] ?? 'Undetermined',
    isStatusSure: (entity) => has(entity, STATUS_SURE),
    isOperating: (entity) => has(entity, OPERATING),
    isBranch: (entity) => has(entity, BRANCH),
    isBusinessUnit: (entity) => has(entity, BUSINESS_UNIT),
    isDescribed: (entity) => has(entity, DESCRIBED),
    isRegional: (entity) => has(entity, REGIONAL),
    isAtTop: (entity) => has(entity, AT_TOP),
    isCreated: (entity) => has(entity, CREATED),
    isParent: (entity) => has(entity, PARENT),
    isDomesticParent: (entity) => has(entity, DOMESTIC_PARENT),
    countryOf: (entity) => countries[entity] ?? 0,
  };
}

/** The entity of each account, and for each entity the account that tells of it: the one with the smallest id, whatever the order of rows. */
function accountsOf(dataset: Dataset, numbered: (coreId: string) => number) {
  const ofAccount = new Int32Array(dataset.size).fill(-1);
  const tellers = new Map<number, number>();
  for (let at = 0; at < dataset.size; at++) {
    const { coreId, outcome } = dataset.identity(at);
    if (coreId === null) continue;
    const entity = numbered(coreId);
    ofAccount[at] = entity;
    const teller = tellers.get(entity);
    if (teller === undefined) tellers.set(entity, at);
    else if (outcome === 'created' && keyOf(dataset.account(at)) < keyOf(dataset.account(teller)))
      tellers.set(entity, at);
  }
  return { ofAccount, tellers };
}
