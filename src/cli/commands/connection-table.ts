import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { ConnectionsAdmin } from '../../admin/connections-admin.ts';
import { columnsToRead, crmLines } from '../../batch/crosscheck/crm-columns.ts';
import type { CrmSystem } from '../../contract/crm-system.ts';
import type { CrosscheckRules } from '../../contract/crosscheck-rules.ts';
import { CoreError } from '../../contract/errors.ts';
import { spool } from '../../tabular/input-file.ts';
import { openInput } from '../../tabular/read-input.ts';
import { namedColumns } from '../config/crosscheck-options.ts';
import type { Context } from '../context.ts';
import { printable } from '../terminal/print-error.ts';
import type { OpenedTable } from './opened-table.ts';
import { withConnections } from './with-connections.ts';

export interface FromConnection {
  readonly connection: string;
  readonly object?: string | undefined;
  readonly workspace?: string | undefined;
  readonly rules: CrosscheckRules;
  readonly map?: readonly string[] | undefined;
  readonly mapFile?: string | undefined;
}

/** Reads the accounts of a CRM into a file of the data directory, for they are read several times, and opens that. */
export async function openConnectionTable(asked: FromConnection, context: Context): Promise<OpenedTable> {
  const { workspace } = asked;
  return withConnections({ ...(workspace !== undefined && { workspace }) }, context, (connections) =>
    spooledTable(connections, asked, context),
  );
}

async function spooledTable(
  connections: ConnectionsAdmin,
  asked: FromConnection,
  context: Context,
): Promise<OpenedTable> {
  const crm = await connections.open(asked.connection);
  try {
    const path = await spooled(crm, asked, context);
    const dispose = () => rm(path, { force: true });
    try {
      const source = { path };
      return { source, isSpooled: true, from: asked.connection, table: await openInput(source), dispose };
    } catch (error) {
      await dispose();
      throw error;
    }
  } finally {
    await crm.close();
  }
}

async function spooled(crm: CrmSystem, asked: FromConnection, context: Context): Promise<string> {
  const { connection, rules, map = [], mapFile } = asked;
  const signal = context.stopSignal();
  const object = asked.object ?? (await crm.accountsObject());
  const fields = (await crm.fields(object)).map(({ name }) => name);
  const mapped = [
    ...map,
    ...(mapFile === undefined ? [] : [readFileSync(resolve(context.cwd, mapFile), 'utf8')]),
  ];
  const columns = columnsToRead(fields, { named: namedColumns(rules, fields), mapped });
  const open = await openOpportunities(crm, context);
  let read = 0;
  const onPage = (rows: number) => {
    read = rows;
  };
  const lines = crmLines(crm.changed({ object, fields: columns, signal }), { columns, open, onPage });
  const path = await spool(Readable.from(lines), join(context.dataDir, 'spool'));
  const count = `${read.toLocaleString('en-US')} ${read === 1 ? 'row' : 'rows'}`;
  context.say(printable(`Read ${count} of ${object} from ${connection}.`));
  if (read > 0) return path;
  await rm(path, { force: true });
  throw new CoreError('INPUT_FORMAT', `${object} of ${connection} has no rows that may be seen`, {
    fix: 'Check the rights of the user of the connection, or name another --object.',
  });
}

/** Accounts with open opportunities are protected; where they cannot be counted, people must know. */
async function openOpportunities(
  crm: CrmSystem,
  context: Context,
): Promise<ReadonlyMap<string, number> | undefined> {
  try {
    return await crm.openOpportunities?.();
  } catch (error) {
    if (!(error instanceof CoreError) || (error.code !== 'FORBIDDEN' && error.code !== 'INVALID_REQUEST'))
      throw error;
    const why = 'so accounts with open opportunities are not protected';
    context.say(printable(`The opportunities cannot be read, ${why}. ${error.message}`));
    return undefined;
  }
}
