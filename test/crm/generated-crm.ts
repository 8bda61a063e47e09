import fc from 'fast-check';
import type { Confidence } from '../../src/contract/confidence.ts';
import type { CrmAccount } from '../../src/contract/crm-account.ts';
import { CrosscheckRules } from '../../src/contract/crosscheck-rules.ts';
import type { AccountIdentity, Dataset } from '../../src/crm/dataset.ts';
import { NO_OVERRIDES, type Overrides } from '../../src/crm/override.ts';
import type { Cluster, Double } from '../../src/crm/verdict.ts';
import type { EntityFacts } from '../../src/universe/entity.ts';
import type { Hierarchy } from '../../src/universe/hierarchy/reference-family.ts';

/** A CRM of a few accounts with everything that may be wrong in one. */
export interface GeneratedCrm {
  readonly rows: readonly GeneratedRow[];
  readonly world: Hierarchy;
  readonly rules: CrosscheckRules;
  readonly overrides: Overrides;
  readonly link: Link;
}

export interface GeneratedRow {
  readonly account: CrmAccount;
  readonly identity: AccountIdentity;
  /** Accounts of one number are one company. */
  readonly cluster: number;
}

type Link = Pick<Double, 'confidence' | 'hasOwnAgreement'>;

const COMPANIES = 9;
const ACCOUNTS = 14;

export function coreIdOf(company: number): string {
  return String(1_000_000_000 + company);
}

export function idOf(account: number): string {
  return `a${String(account).padStart(2, '0')}`;
}

const company = fc.record({
  owner: fc.option(fc.nat(COMPANIES - 1)),
  trust: fc.constantFrom(40, 70, 95),
  status: fc.constantFrom('active', 'active', 'active', 'closed', 'absorbed', null),
  successor: fc.option(fc.nat(COMPANIES - 1)),
  isHolding: fc.boolean(),
  isAtTop: fc.boolean(),
  brand: fc.constantFrom('orion', 'zephyr', 'quarz'),
  country: fc.constantFrom('US', 'DE', 'FR'),
});
type GeneratedCompany = typeof company extends fc.Arbitrary<infer T> ? T : never;

const row = fc.record({
  company: fc.option(fc.nat(COMPANIES - 1), { freq: 6 }),
  confidence: fc.constantFrom<Confidence>('HIGH', 'HIGH', 'HIGH', 'MEDIUM', 'LOW'),
  parent: fc.option(fc.nat(ACCOUNTS), { freq: 2 }),
  cluster: fc.nat(ACCOUNTS),
  joinsCompany: fc.boolean(),
  name: fc.constantFrom('Orion', 'Zephyr', 'Quarz', 'Test', 'asdf'),
  isCustomer: fc.integer({ min: 0, max: 3 }),
  opportunities: fc.integer({ min: -3, max: 2 }),
  year: fc.integer({ min: 2015, max: 2017 }),
  active: fc.option(fc.integer({ min: 2020, max: 2022 })),
  isMarked: fc.integer({ min: 0, max: 4 }),
  region: fc.constantFrom('EMEA', 'US', ''),
  parentName: fc.constantFrom(undefined, undefined, 'Orion', 'Zephyr'),
});
type Drawn = typeof row extends fc.Arbitrary<infer T> ? T : never;

const decision = fc.record({
  pair: fc.tuple(fc.nat(ACCOUNTS - 1), fc.nat(ACCOUNTS - 1)),
  word: fc.constantFrom('same_company', 'never_merge', 'different_companies'),
  parent: fc.tuple(fc.nat(ACCOUNTS - 1), fc.option(fc.nat(COMPANIES - 1))),
  operating: fc.tuple(fc.nat(ACCOUNTS - 1), fc.boolean()),
});
type Decided = typeof decision extends fc.Arbitrary<infer T> ? T : never;

export const generatedCrm: fc.Arbitrary<GeneratedCrm> = fc
  .record({
    companies: fc.array(company, { minLength: COMPANIES, maxLength: COMPANIES }),
    rows: fc.array(row, { minLength: 1, maxLength: ACCOUNTS }),
    decisions: fc.array(decision, { maxLength: 2 }),
    maxRisk: fc.constantFrom(100, 100, 60, 30, 10),
    keepsRegionsApart: fc.boolean(),
    survivorship: fc.constantFrom<CrosscheckRules['survivorship']>(
      CrosscheckRules.parse({}).survivorship,
      ['last_activity'],
      ['oldest'],
    ),
    link: fc.constantFrom<Link>(
      { confidence: 'HIGH', hasOwnAgreement: false },
      { confidence: 'MEDIUM', hasOwnAgreement: true },
      { confidence: 'MEDIUM', hasOwnAgreement: false },
    ),
  })
  .map(({ companies, rows, decisions, maxRisk, keepsRegionsApart, survivorship, link }) => ({
    rows: rows.map(rowOf),
    world: worldOf(companies),
    overrides: overridesOf(decisions),
    rules: CrosscheckRules.parse({
      limits: { max_risk: maxRisk },
      survivorship,
      kept_apart: keepsRegionsApart ? [{ because: 'regions are apart', values_differ: 'Region' }] : [],
    }),
    link,
  }));

function rowOf(drawn: Drawn, number: number): GeneratedRow {
  const { company: of, confidence, parent, active } = drawn;
  return {
    account: {
      external_id: idOf(number),
      trading_name: drawn.name,
      created_at: `${drawn.year}-01-01`,
      account_type: drawn.isCustomer === 0 ? 'Customer' : 'Prospect',
      open_opportunities: Math.max(0, drawn.opportunities),
      marked_duplicate: drawn.isMarked === 0,
      fields: { Region: drawn.region },
      ...(parent !== null && { parent_external_id: idOf(parent) }),
      ...(parent === null && drawn.parentName !== undefined && { parent_name: drawn.parentName }),
      ...(active !== null && { last_activity_at: `${active}-06-01` }),
    },
    identity:
      of === null
        ? { coreId: null, confidence: 'MEDIUM', outcome: 'no_match' }
        : { coreId: coreIdOf(of), confidence, outcome: 'matched' },
    // Mostly accounts of one entity are one company; some hang together without one.
    cluster: drawn.joinsCompany && of !== null ? 100 + of : drawn.cluster % 5,
  };
}

function worldOf(companies: readonly GeneratedCompany[]): Hierarchy {
  const facts = new Map(companies.map((one, number) => [coreIdOf(number), factsOf(one, number)]));
  return { family: { facts: (coreId) => facts.get(coreId) }, infer: () => undefined };
}

function factsOf(one: GeneratedCompany, number: number): EntityFacts {
  const { owner, trust, status, successor } = one;
  const sourced = (value: string) => ({ value, source: 'list' });
  return {
    coreId: coreIdOf(number),
    legalName: null,
    tradingName: sourced(`${one.brand} ${number}`),
    website: null,
    country: sourced(one.country),
    legalCountry: null,
    tradingCountry: null,
    city: null,
    registration: null,
    socialUrl: null,
    category: 'Company',
    subcategory: null,
    classification: {
      type: 'Company',
      subtype: one.isHolding ? 'HoldCo/Investment' : 'Operating',
      reasoning: '',
    },
    brands: [{ key: one.brand, places: [], isDistinctive: true }],
    status,
    statuses: status === null ? [] : [{ status, source: 'list' }],
    owners: owner === null ? [] : [{ level: 'direct', owner: coreIdOf(owner), source: 'list', trust }],
    noOwners:
      one.isAtTop && owner === null
        ? [{ level: 'direct', reason: 'NATURAL_PERSONS', source: 'list', trust: 95 }]
        : [],
    parentId: owner === null ? null : coreIdOf(owner),
    successorId: status === 'absorbed' && successor !== null ? coreIdOf(successor) : null,
    managedById: null,
    headquarters: null,
    headcounts: [],
    revenues: [],
    industry: null,
    foundedYear: null,
    foundedYears: [],
    seats: [],
    sources: [`list:${number}`],
  };
}

function overridesOf(decisions: readonly Decided[]): Overrides {
  const pairs = new Map<string, Decided['word']>();
  for (const { pair, word } of decisions)
    if (pair[0] !== pair[1]) pairs.set(pair.map(idOf).sort().join(), word);
  const parents = new Map(
    decisions.map(({ parent: [account, of] }) => [idOf(account), of === null ? null : coreIdOf(of)]),
  );
  const operating = new Map(decisions.map(({ operating: [account, works] }) => [idOf(account), works]));
  return {
    ...NO_OVERRIDES,
    ofPair: (a, b) => pairs.get([a, b].sort().join()),
    parentOf: (account) => parents.get(account),
    isOperating: (account) => operating.get(account),
  };
}

export function datasetOf(rows: readonly GeneratedRow[]): Dataset {
  const positions = new Map(rows.map(({ account }, at) => [account.external_id, at]));
  return {
    size: rows.length,
    account: (at) => (rows[at] as GeneratedRow).account,
    identity: (at) => (rows[at] as GeneratedRow).identity,
    positionOf: (id) => positions.get(id),
  };
}

export function clustersOf(rows: readonly GeneratedRow[], link: Link): readonly Cluster[] {
  const numbers = [...new Set(rows.map(({ cluster }) => cluster))];
  return numbers.flatMap((number) => {
    const members = rows.flatMap(({ cluster }, at) => (cluster === number ? [at] : []));
    const doubleOf = (a: number, b: number): Double => {
      return { a, b, kind: 'exact', reasoning: 'The names are the same.', ...link };
    };
    const coreIds = members.flatMap((at) => rows[at]?.identity.coreId ?? []).sort();
    return members.length < 2
      ? []
      : [
          {
            ...{ members, coreId: coreIds[0] ?? null, weakest: doubleOf(0, 1), linkOf: doubleOf },
            pathOf: (a, b) => [doubleOf(a, b)],
          },
        ];
  });
}
