import { Command, Option } from 'commander';
import { CoreError } from '../../contract/errors.ts';
import { retentionMs } from '../config/age.ts';
import { mountOf, pricesIn, type ServeOptions, threadsOf, tlsOf } from '../config/serve-options.ts';
import { taking } from '../config/taken-values.ts';
import { portOf, wholeNumberOf } from '../config/whole-number.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { packageVersion } from '../version.ts';
import { docsFiles } from './docs-files.ts';
import { killAt } from './kill-at.ts';
import { serveCrosschecks } from './serve-crosschecks.ts';
import { aborted, drained, listen } from './serving.ts';

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

export function serveCommand(): Command {
  return new Command('serve')
    .description(
      'Serves the whole API over HTTP: durable jobs, signed webhooks, credits; stops gracefully on SIGTERM',
    )
    .option('-p, --port <port>', 'port to listen on; 0 for a free one', '8080')
    .option(
      '--host <address>',
      'address to listen on; other than loopback only with TLS or behind a proxy',
      '127.0.0.1',
    )
    .option('--tls-cert <file>', 'certificate chain in PEM')
    .option('--tls-key <file>', 'its private key in PEM')
    .option('--behind-proxy', 'a proxy in front speaks HTTPS and sets X-Forwarded-For')
    .option('--allow-private-webhooks', 'also call webhooks at loopback and private addresses')
    .option('--rate-limit <n>', 'requests a second of one key on the main API (default: no limit)')
    .option('--feedback-mount <path>', 'path in front of /feedback', '')
    .option('--inbound-mount <path>', 'path in front of /api/v1/inbound/enrichment', '')
    .option('--concurrency <n>', 'worker threads (default: one less than there are processors; 0: none)')
    .option(
      '--retention <age>',
      'how long results are kept, like 30d; off for ever (or core config; default: 30d)',
    )
    .option('--max-upload <MiB>', 'the largest file of accounts that is taken', '512')
    .addOption(
      taking(new Option('--log-level <level>', 'trace, debug, info, warn, error or silent').default('info'), {
        words: ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      }),
    )
    .addHelpText(
      'after',
      `
Examples:
  core keys create --name ci                     prints a key for the x-api-key header, and the webhook secret
  core serve --port 8080
  core serve --host 0.0.0.0 --tls-cert cert.pem --tls-key key.pem`,
    )
    .action(running(serve));
}

async function serve(_: readonly string[], options: ServeOptions, context: Context): Promise<number> {
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
  const keptMs = retentionMs(options, context);
  const stop = context.stopSignal();
  // Loaded here, for no other command needs them.
  const [{ pino }, { buildServer }, { openServedEngine }] = await Promise.all([
    import('pino'),
    import('../../http/server/build-server.ts'),
    import('../../engine/open-served-engine.ts'),
  ]);
  const log = pino(
    { level: options.logLevel, redact: ['req.headers["x-api-key"]'] },
    pino.destination({ fd: 2, sync: true }),
  );
  const onError = (what: string, error: unknown, jobs?: readonly string[]) =>
    log.error({ err: error, ...(jobs && { jobs }) }, what);
  const host = await openServedEngine({
    dataDir: context.dataDir,
    clock: context.clock,
    tell: context.say,
    threads,
    prices: pricesIn(context),
    allowPrivateWebhooks: options.allowPrivateWebhooks === true,
    ...(keptMs !== undefined && { keptMs }),
    onError,
    at: killAt(context),
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
  });
  const crosschecks = await serveCrosschecks(context, { onError, tell: (line) => log.info(line) });
  try {
    const address = await listen(server, { host: options.host, port });
    context.say(
      `core serves ${address} (data in ${context.dataDir}; /docs describes the API). Ctrl-C stops it.`,
    );
    await aborted(stop);
    context.say('Stopping: requests and jobs under way are ended first.');
  } finally {
    await drained(server, host, crosschecks);
  }
  return 0;
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
