import type { EntityInput } from '../../src/contract/entity-input.ts';
import type {
  EntityProfile,
  NameKind,
  ProfileName,
} from '../../src/resolution/comparisons/entity-profile.ts';
import type { NormalName } from '../../src/resolution/names/normal-name.ts';
import { normaliseName } from '../../src/resolution/names/normalise-name.ts';
import { rarityOf } from '../../src/resolution/names/rarity.ts';
import { type CandidateSource, type Resolution, resolveRecord } from '../../src/resolution/resolve.ts';
import { company } from '../builders.ts';
import { memoryIndex } from './memory-index.ts';

type Company = ReturnType<typeof company>;

/** Companies that no test is about: they give a universe its size and its common words. */
export const NEIGHBOURS: readonly Company[] = [
  ...['Siemens AG', 'Toyota Motor Corporation', 'Unilever PLC', 'Microsoft Corporation', 'Alphabet Inc'],
  ...['Tesla Inc', 'Boeing Company', 'Lockheed Martin Corporation', 'Pfizer Inc', 'Johnson & Johnson'],
  ...['PepsiCo Inc', 'Starbucks Corporation', 'Adidas AG', 'Volkswagen AG', 'Bosch GmbH', 'Allianz SE'],
  ...['Commerzbank AG', 'BNP Paribas SA', 'TotalEnergies SE', 'Danone SA', 'Barclays PLC', 'Tesco PLC'],
  ...['Vodafone Group PLC', 'Hyundai Motor Company', 'Hitachi Ltd', 'Canon Inc', 'Tencent Holdings Ltd'],
  ...['Reliance Industries Ltd', 'Infosys Ltd', 'Petrobras', 'Oracle Corporation', 'Netflix Inc'],
].map((name) => company({ name }));

/** A small universe of real companies, with the neighbours around them. */
export function universeWith(companies: readonly Company[], neighbours = NEIGHBOURS): CandidateSource {
  const index = memoryIndex([...companies, ...neighbours]);
  return { index, rarity: rarityOf(index) };
}

/** A universe that all tests of a file or `describe` share, built when the first of them asks. */
export function sharedUniverse(
  companies: readonly Company[],
  neighbours = NEIGHBOURS,
): () => CandidateSource {
  let universe: CandidateSource | undefined;
  return () => {
    universe ??= universeWith(companies, neighbours);
    return universe;
  };
}

/** Resolves against the companies and their neighbours; a text alone is a trading name. Called outside of tests. */
export function resolverOf(...companies: readonly Company[]): (record: EntityInput | string) => Resolution {
  const universe = sharedUniverse(companies);
  return (record) =>
    resolveRecord(typeof record === 'string' ? { trading_name: record } : record, universe());
}

/** The entity that bears the word. */
export function profileWith(word: string, { index }: CandidateSource): EntityProfile {
  const [entity] = index.entry(`t${word}`)?.entities ?? [];
  if (entity === undefined) throw new Error(`no entity bears "${word}"`);
  return index.profile(entity);
}

/** The name of the company that was matched, `tie of A | B`, or `none`. */
export function answerOf({ decision }: Resolution): string {
  if (decision.kind === 'match') return decision.best.profile.name;
  if (decision.kind === 'no_match') return 'none';
  return `tie of ${decision.candidates
    .map(({ profile }) => profile.name)
    .sort()
    .join(' | ')}`;
}

/** The answer with its confidence in front: `HIGH Acme`, `MEDIUM none`. */
export function statementOf(resolution: Resolution): string {
  return `${resolution.decision.confidence} ${answerOf(resolution)}`;
}

/** The `core_id` of the match, null without one. */
export function matchedId({ decision }: Resolution): string | null {
  return decision.kind === 'match' ? decision.best.profile.coreId : null;
}

/** The name that a text holds. */
export function nameOf(text: string, country?: string): NormalName {
  const [name] = normaliseName(text, country);
  if (name === undefined) throw new Error(`"${text}" holds no name`);
  return name;
}

/** The name as an entity bears it. */
export function entityName(text: string, kind: NameKind = 'trading'): ProfileName {
  return { ...nameOf(text), kind };
}

/** The words of a name as they are compared. */
export function wordsOf(text: string, country?: string): string {
  return nameOf(text, country).tokens.join(' ');
}
