import { Command } from 'commander';
import { addWorkOptions, type ServeOptions } from '../config/serve-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { runService } from './run-service.ts';

export function serveCommand(): Command {
  return addWorkOptions(new Command('serve'))
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
    .option(
      '--rate-limit <n>',
      'requests a second of one key on the main API, over all services of a database (default: no limit)',
    )
    .option('--feedback-mount <path>', 'path in front of /feedback', '')
    .option('--inbound-mount <path>', 'path in front of /api/v1/inbound/enrichment', '')
    .option('--requests-only', 'takes requests and answers; core worker does the work (with --database)')
    .option('--max-upload <MiB>', 'the largest file of accounts that is taken', '512')
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
