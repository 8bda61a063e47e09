import type { ParentException, RecordRelation } from '../../resolution/records/source-record.ts';
import { dayOf } from './gleif-dates.ts';
import type { GleifException, GleifRelationship } from './gleif-entity.ts';
import { leiFault } from './gleif-lei.ts';
import { presentFacts } from './record-parts.ts';

/** What GLEIF tells of entities outside their own records, by LEI; made for millions of them. */
export interface GleifLinks {
  /** Says what is wrong with the LEI of a statement; others that say nothing in force are left out. */
  addRelationship(relationship: GleifRelationship): string | undefined;
  addException(exception: GleifException): string | undefined;
  addIsin(lei: string, isin: string): string | undefined;
  relationsOf(lei: string): readonly RecordRelation[];
  exceptionsOf(lei: string): readonly ParentException[];
  isinsOf(lei: string): readonly string[];
}

const RELATIONS: ReadonlyMap<string, RecordRelation['type']> = new Map([
  ['IS_DIRECTLY_CONSOLIDATED_BY', 'parent'],
  ['IS_ULTIMATELY_CONSOLIDATED_BY', 'ultimate_parent'],
  ['IS_INTERNATIONAL_BRANCH_OF', 'branch_of'],
  ['IS_FUND-MANAGED_BY', 'managed_by'],
  ['IS_SUBFUND_OF', 'subfund_of'],
  ['IS_FEEDER_TO', 'feeder_to'],
]);
const LEVELS: ReadonlyMap<string, ParentException['level']> = new Map([
  ['DIRECT_ACCOUNTING_CONSOLIDATION_PARENT', 'direct'],
  ['ULTIMATE_ACCOUNTING_CONSOLIDATION_PARENT', 'ultimate'],
]);

/** Opens an empty collection; equal texts and equal lists are kept once. */
export function gleifLinks(): GleifLinks {
  const relations = new Map<string, RecordRelation[]>();
  const exceptions = new Map<string, readonly ParentException[]>();
  const isins = new Map<string, Set<string>>();
  const shared = sharing<string>(String);
  const sharedList = sharing<readonly ParentException[]>(JSON.stringify);
  return {
    addRelationship(relationship) {
      const fault = leiFault(relationship.startNode) ?? leiFault(relationship.endNode);
      const relation = fault === undefined ? relationOf(relationship, shared) : undefined;
      if (relation !== undefined) addRelation(relations, relationship.startNode, relation);
      return fault;
    },
    addException({ lei, category, reason }) {
      const level = LEVELS.get(category);
      const fault = leiFault(lei);
      if (fault !== undefined || level === undefined || reason === '') return fault;
      const others = (exceptions.get(lei) ?? []).filter((exception) => exception.level !== level);
      exceptions.set(lei, sharedList([...others, { level, reason }].sort(byLevel)));
      return undefined;
    },
    addIsin(lei, isin) {
      const fault = leiFault(lei);
      if (fault === undefined && isin !== '') isins.set(lei, (isins.get(lei) ?? new Set()).add(isin));
      return fault;
    },
    relationsOf: (lei) => relations.get(lei) ?? [],
    exceptionsOf: (lei) => exceptions.get(lei) ?? [],
    isinsOf: (lei) => [...(isins.get(lei) ?? [])],
  };
}

const IN_FORCE: ReadonlySet<string> = new Set(['PUBLISHED', 'LAPSED']);

/** A relationship counts while it is in force, also when its record was not renewed; not when it ended or was withdrawn. */
function relationOf(
  { startNode, endNode, status, registrationStatus, ...relationship }: GleifRelationship,
  shared: (text: string) => string,
): RecordRelation | undefined {
  const type = RELATIONS.get(relationship.type);
  const isInForce = status === 'ACTIVE' && IN_FORCE.has(registrationStatus);
  if (type === undefined || !isInForce || startNode === endNode) return undefined;
  // The other periods are the years of the accounts and the days of the documents that show the relationship.
  const period = relationship.periods.find((one) => one.type === 'RELATIONSHIP_PERIOD');
  const since = shared(dayOf(period?.start ?? '') ?? '');
  const until = shared(dayOf(period?.end ?? '') ?? '');
  return { type, id: shared(endNode), ...presentFacts({ since, until }) };
}

/** The API tells a relationship once for the child and once for the parent. */
function addRelation(relations: Map<string, RecordRelation[]>, lei: string, relation: RecordRelation): void {
  const known = relations.get(lei);
  if (known === undefined) relations.set(lei, [relation]);
  else if (!known.some(({ type, id }) => type === relation.type && id === relation.id)) known.push(relation);
}

function byLevel(a: ParentException, b: ParentException): number {
  return a.level < b.level ? -1 : 1;
}

/** Gives the first of equal values for each of them. */
function sharing<T>(keyOf: (value: T) => string): (value: T) => T {
  const known = new Map<string, T>();
  return (value) => {
    const key = keyOf(value);
    const first = known.get(key);
    if (first === undefined) known.set(key, value);
    return first ?? value;
  };
}
