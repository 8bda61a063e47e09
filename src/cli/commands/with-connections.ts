import { Option } from 'commander';
import type { ConnectionsAdmin } from '../../admin/connections-admin.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { taking } from '../config/taken-values.ts';
import type { Context } from '../context.ts';
import { withStores } from './with-stores.ts';

export interface ConnectionsWorkspace {
  readonly workspace?: string;
}

export function connectionsWorkspace(): Option {
  return taking(new Option('--workspace <name>', 'whose connection it is (default: default)'), {
    namesOf: 'workspaces',
  });
}

/** Opens the connections of a workspace for as long as the work takes; they are kept on this machine alone. */
export async function withConnections<T>(
  { workspace = 'default' }: GlobalOptions & ConnectionsWorkspace,
  context: Context,
  work: (connections: ConnectionsAdmin) => Promise<T>,
): Promise<T> {
  const { connectionsAdmin } = await import('../../admin/connections-admin.ts');
  return withStores(context, (stores) => work(connectionsAdmin({ stores, clock: context.clock, workspace })));
}
