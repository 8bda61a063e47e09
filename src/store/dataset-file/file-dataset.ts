import type Database from 'better-sqlite3';
import type { Confidence } from '../../contract/confidence.ts';
import type { CrmAccount } from '../../contract/crm-account.ts';
import type { Outcome } from '../../contract/extended.ts';
import type { AccountIdentity, Dataset } from '../../crm/dataset.ts';
import { identityList } from '../../crm/identity-list.ts';
import { rememberedOf } from '../../crm/remembered-of.ts';
import { normalRecordIn } from '../../resolution/records/normal-record.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import { remembering } from '../../universe/remembering.ts';

const MOST_REMEMBERED = 20_000;

interface IdentityRow {
  readonly position: number;
  readonly core_id: string | null;
  readonly outcome: Outcome;
  readonly confidence: Confidence;
}

/**
 * The accounts of a version as crm/ sees them, its positions from 0. Accounts are read from disk when they are asked for.
 */
export function fileDataset(database: Database.Database): Dataset {
  const size = database.prepare<[], number>('SELECT count(*) FROM account').pluck().get() ?? 0;
  const remembered = rememberedOf(size, MOST_REMEMBERED);
  const identities = identitiesOf(database, size);
  const byPosition = database
    .prepare<[number], string>('SELECT body FROM account WHERE position = ?')
    .pluck();
  const normalOf = database.prepare<[number], string>('SELECT body FROM normal WHERE position = ?').pluck();
  const createdOf = database
    .prepare<[number], string | null>('SELECT created FROM normal WHERE position = ?')
    .pluck();
  const byId = database.prepare<[string], number>('SELECT position - 1 FROM account WHERE id = ?').pluck();
  return {
    size,
    identity: identities,
    account: remembering(remembered, (at: number) => {
      const body = byPosition.get(at + 1);
      if (body === undefined) throw new RangeError(`the dataset has no account at ${at}`);
      // Written by dataset-draft.ts from an account that was parsed.
      return JSON.parse(body) as CrmAccount;
    }),
    normal(at) {
      const body = normalOf.get(at + 1);
      // Written by dataset-draft.ts from a normal record.
      return body === undefined ? undefined : normalRecordIn(body);
    },
    createdFacts(at) {
      const facts = createdOf.get(at + 1) ?? null;
      // Written by dataset-draft.ts from the facts of an entity.
      return facts === null ? undefined : (JSON.parse(facts) as EntityFacts);
    },
    positionOf: remembering(remembered, (id: string) => byId.get(id)),
  };
}

function identitiesOf(database: Database.Database, size: number): (at: number) => AccountIdentity {
  const identities = identityList(size);
  const rows = database.prepare<[], IdentityRow>(
    'SELECT position, core_id, outcome, confidence FROM resolution',
  );
  for (const { position, core_id: coreId, outcome, confidence } of rows.iterate())
    identities.set(position - 1, { coreId, outcome, confidence });
  return identities.at;
}
