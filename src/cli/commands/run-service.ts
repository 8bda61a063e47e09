import { randomBytes } from 'node:crypto';
import { type OpenedWeb, openWeb } from '../../admin/open-web.ts';
import { CoreError } from '../../contract/errors.ts';
import { requestsOnlyRetentionMs, retentionMs } from '../config/age.ts';
import { deciderOf } from '../config/decider.ts';
import { mountOf, type ServeOptions, threadsOf } from '../config/serve-options.ts';
import { requireShared } from '../config/shared-only.ts';
import { tlsOf } from '../config/tls-files.ts';
import { portOf, wholeNumberOf } from '../config/whole-number.ts';
import type { Context } from '../context.ts';
import { packageVersion } from '../version.ts';
import { docsFiles } from './docs-files.ts';
import { openHost } from './open-host.ts';
import { knownCompanies } from './review-companies.ts';
import { runFiles } from './run-files.ts';
import { serveCrosschecks } from './serve-crosschecks.ts';
import { serveFiles } from './serve-files.ts';
import { servedReviews } from './served-reviews.ts';
import { aborted, drained, listen } from './serving.ts';
import { webFiles } from './web-files.ts';

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

type Begun = (service: { readonly address: string; readonly web: OpenedWeb }) => void | Promise<void>;

/** Serves the data directory until it is asked to stop; `begun` is told where, once it listens. */
export async function runService(options: ServeOptions, context: Context, begun: Begun): Promise<number> {
  const port = portOf(options.port);
  const threads = threadsOf(options, context);
  const rateLimit = rateLimitOf(options);
  const maxUploadBytes = maxUploadBytesOf(options);
  const tls = tlsOf(options, context);
  const isLoopback = LOOPBACK.includes(options.host);
  if (!isLoopback && tls === undefined && options.behindProxy !== true)
    throw new CoreError('USAGE', `core serves ${options.host} only over HTTPS`, {
      field: '--host',
      fix: 'Give --tls-cert and --tls-key, or --behind-proxy when a proxy in front speaks HTTPS.',
    });
  const allowPrivateWebhooks = options.allowPrivateWebhooks === true;
  const leavesWork = options.requestsOnly === true;
  const keptMs = leavesWork ? requestsOnlyRetentionMs(options) : retentionMs(options, context);
  if (leavesWork) requireShared(context, '--requests-only');
  const stop = context.stopSignal();
  // Loaded here, for no other command needs it.
  const { buildServer } = await import('../../http/server/build-server.ts');
  const { log, onError, stores, host } = await openHost(options, context, {
    ...{ threads, kind: 'serve', leavesWork },
  });
  const crosschecks = await serveCrosschecks(context, stores, {
    ...{ onError, leavesWork, tell: (line) => log.info(line) },
  });
  const runner = runFiles(context, { stores, keptMs, onError, leavesWork });
  const filesOf = serveFiles(context, {
    ...{ stores, maxBytes: maxUploadBytes },
    tryOut: (workspace, inputs) => host.tryOut(workspace, inputs),
  });
  const { dataDir, clock } = context;
  const reviews = servedReviews({
    ...{ stores, dataDir, now: clock.now, owner: deciderOf(undefined) },
    companies: knownCompanies(async () => host.browser),
    outputOf: (workspace, file) => filesOf(workspace).outputOf(file),
  });
  const web = openWeb({
    ...{ stores, dataDir, clock, randomBytes },
    service: {
      ...{ browser: host.browser, prices: host.prices, allowPrivateWebhooks },
      async runSchedule(kind, key) {
        const running = kind === 'crosscheck' ? crosschecks.runNow(key) : host.runEnrichments(key);
        running.catch((error) => onError(`the schedule ${key.name} broke off`, error));
        return running;
      },
    },
  });
  const server = buildServer({
    host,
    logger: log,
    version: packageVersion(),
    now: context.clock.steadyNow,
    maxUploadBytes,
    ...(rateLimit !== undefined && { rateLimit }),
    mounts: { feedback: mountOf(options.feedbackMount), inbound: mountOf(options.inboundMount) },
    trustProxy: options.behindProxy === true,
    ...(tls !== undefined && { tls }),
    isLoopback,
    docs: docsFiles,
    web: {
      ...{ ...web, ...webFiles() },
      adminOf: (workspace) => ({
        ...web.adminOf(workspace),
        files: filesOf(workspace),
        reviewsOf: (user) => reviews.of(workspace, user),
      }),
    },
  });
  let forget = () => {};
  try {
    const address = await listen(server, { host: options.host, port });
    forget = noteServed(web, address, context);
    await begun({ address, web });
    await aborted(stop);
    context.say('Stopping: requests and jobs under way are ended first.');
  } finally {
    forget();
    await drained(host, [crosschecks, runner, server]);
    await reviews.close();
    await web.close();
    await stores.close();
  }
  return 0;
}

/** A disk that is full or read-only keeps `core ui` from finding the service, and nobody else from using it. */
function noteServed(web: OpenedWeb, address: string, context: Context): () => void {
  try {
    return web.noteServed(address);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    context.say(`core ui cannot find this service, for ${context.dataDir} takes no note of it: ${why}`);
    return () => {};
  }
}

const MIB = 1024 * 1024;

function maxUploadBytesOf({ maxUpload }: ServeOptions): number {
  return MIB * wholeNumberOf(maxUpload, '--max-upload', { min: 1, max: 65_536 });
}

function rateLimitOf({ rateLimit }: ServeOptions): number | undefined {
  return rateLimit === undefined
    ? undefined
    : wholeNumberOf(rateLimit, '--rate-limit', { min: 1, max: 1_000_000 });
}
