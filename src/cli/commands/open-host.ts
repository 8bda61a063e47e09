import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { buildVersion } from '../../disk/build-version.ts';
import type { OpenedEngine } from '../../engine/open-served-engine.ts';
import type { EngineStores } from '../../engine/stores.ts';
import { retentionMs } from '../config/age.ts';
import { pricesIn, type WorkOptions } from '../config/serve-options.ts';
import { type Context, storePlace } from '../context.ts';
import { killAt } from './kill-at.ts';

interface Opening {
  readonly threads: number;
  readonly kind: 'serve' | 'worker';
  /** Whether other processes do the work. */
  readonly leavesWork: boolean;
}

export interface OpenedHost {
  readonly log: Logger;
  readonly onError: (what: string, error: unknown, jobs?: readonly string[]) => void;
  /** To be closed after the engine. */
  readonly stores: EngineStores;
  readonly host: OpenedEngine;
}

/** Opens what works by itself for as long as its process does: `core serve` and `core worker`; errors go to the log. */
export async function openHost(
  options: WorkOptions,
  context: Context,
  { threads, kind, leavesWork }: Opening,
): Promise<OpenedHost> {
  // Loaded here, for no other command needs them.
  const [{ pino }, { openServedEngine }, { openStores }] = await Promise.all([
    import('pino'),
    import('../../engine/open-served-engine.ts'),
    import('../../engine/open-stores.ts'),
  ]);
  const log = pino(
    { level: options.logLevel, redact: ['req.headers["x-api-key"]'] },
    pino.destination({ fd: 2, sync: true }),
  );
  const onError: OpenedHost['onError'] = (what, error, jobs) =>
    log.error({ err: error, ...(jobs && { jobs }) }, what);
  const keptMs = retentionMs(options, context);
  const stores = await openStores(storePlace(context), { forMany: true });
  try {
    // Webhooks need it: where it is missing that is told before anything is built.
    stores.secretKey(randomBytes);
    const host = await openServedEngine({
      ...{ ...storePlace(context), stores, threads, onError, leavesWork },
      tell: context.say,
      prices: pricesIn(context),
      allowPrivateWebhooks: options.allowPrivateWebhooks === true,
      ...(keptMs !== undefined && { keptMs }),
      at: killAt(context),
      process: { kind, coreVersion: buildVersion() },
    });
    return { log, onError, stores, host };
  } catch (error) {
    await stores.close();
    throw error;
  }
}
