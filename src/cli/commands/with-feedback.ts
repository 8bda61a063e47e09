import { Option } from 'commander';
import { type FeedbackAdmin, feedbackAdmin } from '../../admin/feedback-admin.ts';
import { CoreError } from '../../contract/errors.ts';
import type { Service } from '../../contract/service.ts';
import { DEFAULT_WORKSPACE } from '../../contract/workspace-settings.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { findSetting } from '../config/settings.ts';
import { wholeNumberOf } from '../config/whole-number.ts';
import type { Context } from '../context.ts';
import { openRemoteService } from './remote-engine.ts';
import { withStores } from './with-stores.ts';

export interface TicketsWorkspace {
  readonly workspace?: string;
}

type FeedbackOptions = GlobalOptions & TicketsWorkspace;

export function ticketsWorkspace(): Option {
  return new Option('--workspace <name>', 'whose tickets they are (default: default)');
}

/** The feedback of a service or of this machine, as those who send it see it. */
export async function withFeedback<T>(
  { workspace, ...options }: FeedbackOptions,
  context: Context,
  work: (feedback: Pick<Service, 'submitFeedback' | 'readFeedback'>) => Promise<T>,
): Promise<T> {
  const remote = await openRemoteService(options, context);
  if (remote === undefined)
    return withTickets({ ...(workspace !== undefined && { workspace }) }, context, work);
  try {
    if (workspace === undefined) return await work(remote);
    throw new CoreError('USAGE', 'at a service the API key says whose tickets they are', {
      field: '--workspace',
      fix: 'Leave out --workspace, or run the command without an endpoint.',
    });
  } finally {
    await remote.close();
  }
}

/** The tickets of this machine, as the operator sees them. */
export async function withTickets<T>(
  { workspace = DEFAULT_WORKSPACE, ...options }: FeedbackOptions,
  context: Context,
  work: (feedback: FeedbackAdmin) => Promise<T>,
): Promise<T> {
  const endpoint = findSetting('endpoint', options, context);
  if (endpoint !== undefined && options.endpoint === undefined)
    context.say(`These are the tickets of ${context.dataDir}; ${endpoint.value} is not asked for its own.`);
  if (options.endpoint !== undefined)
    throw new CoreError('USAGE', 'tickets are worked on where the service keeps its data', {
      field: '--endpoint',
      fix: 'Run the command there, with its --data-dir and --workspace.',
    });
  const { clock } = context;
  return withStores(context, (stores) => work(feedbackAdmin({ stores, clock }, workspace)));
}

export function ticketNumberOf(text: string): number {
  return wholeNumberOf(text, '<ticket>', { min: 1, max: Number.MAX_SAFE_INTEGER });
}
