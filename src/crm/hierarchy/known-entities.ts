import type { EntityFacts } from '../../universe/entity.ts';
import { isOperating } from '../../universe/firmographics/classification.ts';
import { ancestryOf } from '../../universe/hierarchy/ancestry.ts';
import { leastSure } from '../../universe/hierarchy/least-sure.ts';
import type { Hierarchy } from '../../universe/hierarchy/reference-family.ts';
import { regionalSubsidiaryOf } from '../../universe/hierarchy/regional-subsidiary.ts';
import { keyOf } from '../account-name.ts';
import type { Dataset } from '../dataset.ts';
import { companyStatusOf, isWithdrawnAlone, successorOf } from '../status/withdrawn-record.ts';
import { accountFacts } from './account-facts.ts';
import { type Ancestor, type EntityTable, type EntityWriter, entityTable } from './entity-table.ts';

/** What the universe says of the entities of a dataset and of those above them. */
export interface KnownEntities extends EntityTable {
  /** Of an account by position; undefined without an entity. */
  entityOf(at: number): number | undefined;
}

/** Exceptions of registers that say that there is no owner, and not that it is not told. */
const NO_OWNER: ReadonlySet<string> = new Set(['NATURAL_PERSONS', 'NO_KNOWN_PERSON', 'NONE_LISTED']);

const ENTITIES_OF_A_STEP = 256;

/** Asks the universe about every entity of the accounts once, some in each step. */
export function* knownEntities(dataset: Dataset, world: Hierarchy): Generator<void, KnownEntities> {
  const table = entityTable();
  const { ofAccount, tellers } = accountsOf(dataset, table.numbered);
  let asked = 0;
  for (const [entity, at] of tellers) {
    const facts = accountFacts(dataset, at, world.family);
    if (facts !== undefined) read(entity, facts, { world, table });
    if (++asked % ENTITIES_OF_A_STEP === 0) yield;
  }
  return Object.assign(table, { entityOf: entityOf(ofAccount) });
}

const NOBODY: Hierarchy = { family: { facts: () => undefined }, infer: () => undefined };

/**
 * The entities of accounts where no universe is asked: nobody is known to own them, nor says whether they work. What an
 * account tells of the one that was created for it is read when it is asked for: making it takes long, and few are asked.
 */
export function entitiesOfAccounts(dataset: Dataset): KnownEntities {
  const table = entityTable();
  const { ofAccount, tellers } = accountsOf(dataset, table.numbered);
  const unread = new Map([...tellers].filter(([, at]) => dataset.identity(at).outcome === 'created'));
  const look = (entity: number) => {
    const at = unread.get(entity);
    unread.delete(entity);
    const facts = at === undefined ? undefined : accountFacts(dataset, at, NOBODY.family);
    if (facts !== undefined) read(entity, facts, { world: NOBODY, table });
  };
  const looked =
    <T>(tell: (entity: number) => T) =>
    (entity: number): T => {
      look(entity);
      return tell(entity);
    };
  return Object.assign(table, {
    entityOf: entityOf(ofAccount),
    isDescribed: looked(table.isDescribed),
    isOperating: looked(table.isOperating),
    isBranch: looked(table.isBranch),
    isBusinessUnit: looked(table.isBusinessUnit),
    isCreated: looked(table.isCreated),
    countryOf: looked(table.countryOf),
  });
}

function entityOf(ofAccount: Int32Array): KnownEntities['entityOf'] {
  return (at) => {
    const entity = ofAccount[at] ?? -1;
    return entity === -1 ? undefined : entity;
  };
}

interface Into {
  readonly world: Hierarchy;
  readonly table: EntityTable & EntityWriter;
}

function read(entity: number, facts: EntityFacts, { world, table }: Into): void {
  describe(entity, facts, table);
  const isCreated = facts.sources.every((source) => source.startsWith('created:'));
  if (isCreated) table.mark(entity, 'created');
  table.setStatus(entity, companyStatusOf(facts, world.family).operational_status);
  const living = facts.statuses.map(({ status }) => status === 'active');
  if (new Set(living).size === 1) table.mark(entity, 'statusSure');
  if (isWithdrawnAlone(facts)) table.mark(entity, 'withdrawn');
  if (successorOf(facts, world.family) !== undefined) table.mark(entity, 'succeeded');
  if (facts.noOwners.some(({ reason }) => NO_OWNER.has(reason))) table.mark(entity, 'atTop');
  if (facts.noOwners.some(({ owner }) => owner !== undefined)) table.mark(entity, 'unlistedOwner');
  const ancestors = ancestorsOf(facts, { world, table });
  table.setAncestors(entity, ancestors);
  // Those that it owns need no account. Who stands below others is told by them.
  const isAsked = ancestors.length === 0 && !isCreated;
  if (isAsked && world.family.ownsAny?.(facts.coreId) === true) table.mark(entity, 'parent');
  for (const { entity: above, isRegionalOf } of ancestors) {
    if (isRegionalOf) table.mark(entity, 'regional');
    table.mark(above, 'parent');
    const country = table.countryOf(entity);
    if (country !== 0 && country === table.countryOf(above)) table.mark(above, 'domesticParent');
  }
}

function ancestorsOf(facts: EntityFacts, { world, table }: Into): readonly Ancestor[] {
  const { parents } = ancestryOf(facts, world.family, world.infer);
  return parents.map((parent, step) => {
    const entity = table.numbered(parent.facts.coreId);
    describe(entity, parent.facts, table);
    return {
      entity,
      confidence: leastSure(parents.slice(0, step + 1).map((one) => one.confidence)),
      isRegionalOf: regionalSubsidiaryOf(facts, [parent.facts], world.family).is_regional,
    };
  });
}

function describe(entity: number, { classification, country }: EntityFacts, table: EntityWriter): void {
  table.mark(entity, 'described');
  if (isOperating(classification)) table.mark(entity, 'operating');
  if (classification?.subtype === 'Branch') table.mark(entity, 'branch');
  if (classification?.subtype === 'Business Unit') table.mark(entity, 'businessUnit');
  if (country !== null) table.setCountry(entity, country.value);
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
