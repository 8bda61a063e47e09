import type { CrosschecksAdmin } from '../../admin/crosschecks-admin.ts';
import { CoreError } from '../../contract/errors.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { Context } from '../context.ts';

/** Opens the schedules of crosschecks for as long as the work takes; they are kept on the machine that core runs on. */
export async function withCrosschecks<T>(
  { endpoint }: GlobalOptions,
  { dataDir, clock }: Context,
  work: (crosschecks: CrosschecksAdmin) => Promise<T>,
): Promise<T> {
  if (endpoint !== undefined)
    throw new CoreError('USAGE', 'schedules belong to the machine that core runs on', {
      field: '--endpoint',
      fix: 'Run the command there, without --endpoint.',
    });
  const { crosschecksAdmin } = await import('../../admin/crosschecks-admin.ts');
  const crosschecks = crosschecksAdmin({ dataDir, clock });
  try {
    return await work(crosschecks);
  } finally {
    crosschecks.close();
  }
}
