import { type Command, Option } from 'commander';
import { CREDIT_OPERATIONS, type CreditOperation } from '../../contract/charges.ts';
import { CoreError } from '../../contract/errors.ts';
import type { Context } from '../context.ts';
import type { GlobalOptions } from './global-options.ts';
import { findPrice } from './settings.ts';
import { taking } from './taken-values.ts';
import { threadCountOf } from './whole-number.ts';

/** Options of what works by itself for as long as its process does. */
export interface WorkOptions extends GlobalOptions {
  readonly allowPrivateWebhooks?: boolean;
  readonly concurrency?: string;
  readonly retention?: string;
  readonly logLevel: string;
}

export interface ServeOptions extends WorkOptions {
  readonly requestsOnly?: boolean;
  readonly host: string;
  readonly port: string;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly behindProxy?: boolean;
  readonly rateLimit?: string;
  readonly feedbackMount: string;
  readonly inboundMount: string;
  readonly maxUpload: string;
}

/** `/feedback-api` and `feedback-api/` are the same prefix. */
export function mountOf(path: string): string {
  const trimmed = path.replace(/^\/+|\/+$/g, '');
  if (/^[\w.~/-]*$/.test(trimmed)) return trimmed === '' ? '' : `/${trimmed}`;
  throw new CoreError('USAGE', `${path} is no path to mount at`, { fix: 'Use letters, digits, - and /.' });
}

/** The prices that the configuration gives. */
export function pricesIn(context: Context): Readonly<Partial<Record<CreditOperation, number>>> {
  return Object.fromEntries(
    CREDIT_OPERATIONS.flatMap((operation) => {
      const found = findPrice(operation, context);
      return found === undefined ? [] : [[operation, found.value]];
    }),
  );
}

export function threadsOf({ concurrency }: WorkOptions, { processors }: Context): number {
  if (concurrency === undefined) return Math.max(1, processors - 1);
  return threadCountOf(concurrency);
}

/** Adds the options of what works by itself. */
export function addWorkOptions(command: Command): Command {
  return command
    .option('--concurrency <n>', 'worker threads (default: one less than there are processors; 0: none)')
    .option('--allow-private-webhooks', 'also call webhooks at loopback and private addresses')
    .option(
      '--retention <age>',
      'how long results are kept, like 30d; off for ever (or core config; default: 30d)',
    )
    .addOption(
      taking(new Option('--log-level <level>', 'trace, debug, info, warn, error or silent').default('info'), {
        words: ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      }),
    );
}
