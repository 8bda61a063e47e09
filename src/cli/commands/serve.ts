import { Command, Option } from 'commander';
import type { ServeOptions } from '../config/serve-options.ts';
import { taking } from '../config/taken-values.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { runService } from './run-service.ts';

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
    .option('--requests-only', 'takes requests and answers; core worker does the work (with --database)')
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
  return runService(options, context, async ({ address, web }) => {
    context.say(
      `core serves ${address} (data in ${context.dataDir}; /docs describes the API). Ctrl-C stops it.`,
    );
    const wayIn = await web.firstWayIn();
    if (wayIn === 'no admin')
      context.say(
        'No user is an admin: nobody manages keys and users in the pages. core users add NAME --role admin makes one.',
      );
    else if (wayIn !== 'there is an admin')
      context.say(
        `There is no user yet. Within half an hour this makes the first: ${address}/ui/#token=${wayIn.token}`,
      );
  });
}
