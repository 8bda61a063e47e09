import type { CrosschecksAdmin } from '../../admin/crosschecks-admin.ts';
import { CoreError } from '../../contract/errors.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { Context } from '../context.ts';
import { withStores } from './with-stores.ts';

/** Opens the schedules of crosschecks for as long as the work takes; they are kept on the machine that core runs on. */
export async function withCrosschecks<T>(
  { endpoint }: GlobalOptions,
  context: Context,
  work: (crosschecks: CrosschecksAdmin) => Promise<T>,
): Promise<T> {
  if (endpoint !== undefined)
    throw new CoreError('USAGE', 'schedules belong to the machine that core runs on', {
      field: '--endpoint',
      fix: 'Run the command there, without --endpoint.',
    });
  const { crosschecksAdmin } = await import('../../admin/crosschecks-admin.ts');
  return withStores(context, (stores) => work(crosschecksAdmin(stores)));
}
