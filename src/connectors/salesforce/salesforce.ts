import type { CrmQuery, CrmRow } from '../../contract/crm-connection.ts';
import type { CrmSystem } from '../../contract/crm-system.ts';
import { CoreError } from '../../contract/errors.ts';
import { lastingError } from '../rest/tries.ts';
import {
  DescribeAnswer,
  instantOf,
  QueryAnswer,
  readAnswer,
  type SalesforceField,
  UserAnswer,
  valueIn,
} from './salesforce-answers.ts';
import { type SalesforceOptions, type SalesforceSession, salesforceSession } from './salesforce-session.ts';
import { writeRows } from './salesforce-writes.ts';
import { checkedNames, isSalesforceId, soqlText, soqlWhere } from './soql.ts';

const API = '/services/data/v60.0';
const IDS_AT_ONCE = 200;
/** Addresses longer than 16 kB are refused by the servers of Salesforce. */
const LONGEST_PATH = 16_000;

/** Objects of Salesforce over its REST API: SOQL to read, sObject Collections to write. */
export function salesforce(options: SalesforceOptions): CrmSystem {
  const session = salesforceSession(options);
  const described = new Map<string, Promise<readonly SalesforceField[]>>();
  const fieldsOf = (object: string) => {
    checkedNames(object, []);
    const known = described.get(object) ?? describe(session, object);
    described.set(object, known);
    known.catch(() => described.delete(object));
    return known;
  };
  return {
    changed: (query) => changedRows(session, query),
    async read(object, ids, fields) {
      checkedNames(object, fields);
      const rows: CrmRow[] = [];
      const known = [...new Set(ids)].filter(isSalesforceId);
      for (let from = 0; from < known.length; from += IDS_AT_ONCE) {
        const some = known.slice(from, from + IDS_AT_ONCE).map(soqlText);
        const soql = `${selection(object, fields)} WHERE Id IN (${some.join(',')})`;
        for await (const page of pagesOf(session, soql)) rows.push(...page.map((row) => crmRow(row, fields)));
      }
      return rows;
    },
    async write(object, updates) {
      const fields = await fieldsOf(object);
      return writeRows(updates, { session, path: `${API}/composite/sobjects`, object, fields });
    },
    accountsObject: async () => 'Account',
    look: (object) => look(session, object),
    async fields(object) {
      const fields = await fieldsOf(object);
      return fields.map(({ name, label, updateable }) => ({ name, label, isWritable: updateable }));
    },
    openOpportunities: () => openOpportunities(session),
    close: () => session.close(),
  };
}

/** One query, page by page: Salesforce keeps its result for two days. */
async function* changedRows(
  session: SalesforceSession,
  { object, fields, where, after, signal }: CrmQuery,
): AsyncGenerator<readonly CrmRow[]> {
  checkedNames(object, fields);
  const asked = where === undefined ? [] : [`(${soqlWhere(where)})`];
  if (after !== undefined) {
    const [at, id] = [instantOf(after.modified), soqlText(after.id)];
    asked.push(`(SystemModstamp > ${at} OR (SystemModstamp = ${at} AND Id > ${id}))`);
  }
  const condition = asked.length === 0 ? '' : ` WHERE ${asked.join(' AND ')}`;
  const soql = `${selection(object, fields)}${condition} ORDER BY SystemModstamp ASC, Id ASC`;
  for await (const page of pagesOf(session, soql, signal))
    if (page.length > 0) yield page.map((row) => crmRow(row, fields));
}

async function openOpportunities(session: SalesforceSession): Promise<ReadonlyMap<string, number>> {
  const open = new Map<string, number>();
  const query = {
    object: 'Opportunity',
    fields: ['AccountId'],
    where: 'IsClosed = false AND AccountId != null',
  };
  for await (const page of changedRows(session, query))
    for (const { fields } of page) {
      const account = fields.AccountId ?? '';
      open.set(account, (open.get(account) ?? 0) + 1);
    }
  return open;
}

type SalesforceRecord = Readonly<Record<string, unknown>>;

async function* pagesOf(
  session: SalesforceSession,
  soql: string,
  signal?: AbortSignal,
): AsyncGenerator<readonly SalesforceRecord[]> {
  let path: string | undefined = `${API}/query?q=${encodeURIComponent(soql)}`;
  if (path.length > LONGEST_PATH)
    throw new CoreError('INVALID_REQUEST', 'the WHERE is too long for Salesforce', { field: 'where' });
  while (path !== undefined) {
    signal?.throwIfAborted();
    const answer: ReturnType<typeof QueryAnswer.parse> = readAnswer(
      QueryAnswer,
      await asked(session, path, signal),
    );
    yield answer.records;
    path = answer.done ? undefined : checkedNext(answer.nextRecordsUrl);
  }
}

/** The token must not be sent wherever an answer names. */
function checkedNext(path: string | undefined): string {
  if (path !== undefined && /^\/services\/data\/v\d+\.\d\/query\/[\w-]+$/.test(path)) return path;
  throw new CoreError('REMOTE', 'Salesforce names no next page that can be asked for');
}

async function describe(session: SalesforceSession, object: string): Promise<readonly SalesforceField[]> {
  return readAnswer(DescribeAnswer, await asked(session, `${API}/sobjects/${object}/describe`)).fields;
}

async function look(session: SalesforceSession, object: string) {
  checkedNames(object, []);
  const first = async (soql: string) =>
    readAnswer(QueryAnswer, await asked(session, `${API}/query?q=${encodeURIComponent(soql)}`));
  const counted = await first(`SELECT COUNT() FROM ${object}`);
  // A token may be for data alone, without the right to say whose it is.
  const none = () => undefined;
  const organisation = await first('SELECT Name FROM Organization LIMIT 1').catch(none);
  const user = await asked(session, '/services/oauth2/userinfo')
    .then((body) => readAnswer(UserAnswer, body))
    .catch(none);
  return {
    place: valueIn(organisation?.records[0] ?? {}, 'Name') ?? 'Salesforce',
    user: user?.preferred_username ?? user?.name ?? null,
    object,
    rows: counted.totalSize,
  };
}

async function asked(session: SalesforceSession, path: string, signal?: AbortSignal): Promise<unknown> {
  try {
    return await session.ask({ method: 'GET', path, signal });
  } catch (error) {
    throw lastingError(error);
  }
}

function selection(object: string, fields: readonly string[]): string {
  const own = ['Id', 'SystemModstamp'];
  const isOwn = (field: string) => own.some((name) => name.toLowerCase() === field.toLowerCase());
  return `SELECT ${[...own, ...new Set(fields.filter((field) => !isOwn(field)))].join(',')} FROM ${object}`;
}

function crmRow(record: SalesforceRecord, fields: readonly string[]): CrmRow {
  return {
    id: valueIn(record, 'Id') ?? '',
    modified: instantOf(valueIn(record, 'SystemModstamp')),
    fields: Object.fromEntries(fields.map((field) => [field, valueIn(record, field)])),
  };
}
