import { type WorkspacesAdmin, workspacesAdmin } from '../../admin/workspaces-admin.ts';
import type { Context } from '../context.ts';

/** Opens the workspaces of the data directory for as long as the work takes. */
export async function withWorkspaces<T>(
  { dataDir, clock }: Context,
  work: (workspaces: WorkspacesAdmin) => Promise<T>,
): Promise<T> {
  const workspaces = workspacesAdmin({ dataDir, clock });
  try {
    return await work(workspaces);
  } finally {
    workspaces.close();
  }
}
