import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CrmAccount } from '../../src/contract/crm-account.ts';
import type { Dataset } from '../../src/crm/dataset.ts';
import {
  entitiesOfAccounts,
  type KnownEntities,
  knownEntities,
} from '../../src/crm/hierarchy/known-entities.ts';
import { inSteps } from '../../src/crm/in-steps.ts';

const NOBODY = { family: { facts: () => undefined }, infer: () => undefined };

describe('entities of accounts, where no universe is asked', () => {
  it('are those of a universe that knows nobody, in whatever order they are asked for', () => {
    const account = fc.record({
      name: fc.constantFrom('Acme Holding', 'Rostock Pumpen GmbH', 'Zed Fund VII', 'TEST', 'State of Ohio'),
      country: fc.constantFrom('DE', 'US', undefined),
      company: fc.nat({ max: 4 }),
      outcome: fc.constantFrom('created', 'matched', 'no_match'),
    });
    fc.assert(
      fc.property(fc.array(account, { maxLength: 12 }), fc.boolean(), (accounts, isBackwards) => {
        const dataset = datasetOf(accounts.map((one, at) => ({ ...one, at })));
        const positions = [...accounts.keys()];
        if (isBackwards) positions.reverse();
        const lazily = entitiesOfAccounts(dataset);
        const told = new Map(positions.map((at) => [at, toldOf(lazily, at)]));
        const whole = inSteps(knownEntities(dataset, NOBODY)).result();
        for (const at of positions) expect(told.get(at)).toEqual(toldOf(whole, at));
      }),
    );
  });
});

const CLAIMS = [
  ...(['isDescribed', 'isOperating', 'isBranch', 'isBusinessUnit', 'isCreated', 'isRegional'] as const),
  ...(['isAtTop', 'isParent', 'isDomesticParent', 'isStatusSure', 'statusOf', 'ancestorsOf'] as const),
] as const;

/** Countries have numbers of their own in each table. */
function toldOf(entities: KnownEntities, at: number) {
  const entity = entities.entityOf(at);
  if (entity === undefined) return undefined;
  return [
    entities.coreIdOf(entity),
    entities.countryOf(entity) !== 0,
    ...CLAIMS.map((claim) => entities[claim](entity)),
  ];
}

interface Row {
  readonly at: number;
  readonly name: string;
  readonly country: string | undefined;
  readonly company: number;
  readonly outcome: string;
}

function datasetOf(rows: readonly Row[]): Dataset {
  const row = (at: number) => rows[at] as Row;
  return {
    size: rows.length,
    account: (at): CrmAccount => {
      const { name, country } = row(at);
      return { external_id: `a${at}`, legal_name: name, ...(country !== undefined && { country }) };
    },
    identity: (at) => {
      const { company, outcome } = row(at);
      if (outcome === 'created') return { coreId: `100000000${company}`, confidence: 'LOW', outcome };
      if (outcome === 'matched') return { coreId: `200000000${company}`, confidence: 'HIGH', outcome };
      return { coreId: null, confidence: 'LOW', outcome: 'no_match' };
    },
    positionOf: (id) => Number(id.slice(1)),
  };
}
