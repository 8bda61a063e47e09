import { type WorkspacesAdmin, workspacesAdmin } from '../../admin/workspaces-admin.ts';
import type { Context } from '../context.ts';
import { withStores } from './with-stores.ts';

/** Opens the workspaces of the data directory for as long as the work takes. */
export async function withWorkspaces<T>(
  context: Context,
  work: (workspaces: WorkspacesAdmin) => Promise<T>,
): Promise<T> {
  const { dataDir } = context;
  return withStores(context, (stores) => work(workspacesAdmin({ stores, dataDir })));
}
