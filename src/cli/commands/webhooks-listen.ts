import { Command } from 'commander';
import { CoreError } from '../../contract/errors.ts';
import type { ReceivedWebhook } from '../../http/receiver/webhook-receiver.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { readSigningSecret, SECRET_FILE_OPTION } from '../config/signing-secret-file.ts';
import { portOf } from '../config/whole-number.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { oneLine } from '../terminal/terminal-text.ts';
import { listenCertificate } from './listen-certificate.ts';
import { aborted } from './serving.ts';

interface ListenOptions extends GlobalOptions {
  readonly secretFile: string;
  readonly forwardTo?: string;
  readonly port: string;
}

/** `core webhooks listen`: options, then `listen`. */
export function listenCommand(): Command {
  return new Command('listen')
    .description('Receives webhooks on this machine, checks and shows them, until Ctrl-C')
    .requiredOption(...SECRET_FILE_OPTION)
    .option('--forward-to <url>', 'hand verified webhooks on, raw, and answer as it does')
    .option('--port <n>', 'port on 127.0.0.1; 0 for any that is free', '8443')
    .addHelpText('after', EXAMPLES)
    .action(running(listen));
}

async function listen(
  _positional: readonly string[],
  options: ListenOptions,
  context: Context,
): Promise<number> {
  const port = portOf(options.port);
  const { forwardTo } = options;
  if (forwardTo !== undefined) checkTarget(forwardTo);
  const signingSecret = await readSigningSecret(options.secretFile, context);
  const { path, ...tls } = await listenCertificate(context);
  const signal = context.stopSignal();
  const { webhookReceiver } = await import('../../http/receiver/webhook-receiver.ts');
  const receiver = await webhookReceiver({
    ...{ signingSecret, tls, port, ...(forwardTo !== undefined && { forwardTo }) },
    onEvent: (received) => context.print(lineOf(received, context)),
  });
  context.say(`Listening on ${receiver.address}`);
  context.say(`So that core trusts it: NODE_EXTRA_CA_CERTS=${path} core serve --allow-private-webhooks`);
  await aborted(signal);
  await receiver.close();
  return 0;
}

function lineOf(received: ReceivedWebhook, { now, isJson }: Context): string {
  const { event, delivery, isVerified, status, body } = received;
  const at = new Date(now()).toISOString();
  const payload = jsonOf(body);
  if (isJson) return `${JSON.stringify({ at, verified: isVerified, status, event, delivery, payload })}\n`;
  const parts = [
    at,
    isVerified ? 'verified' : 'NOT VERIFIED',
    String(status),
    event,
    delivery,
    jobOf(payload),
  ];
  return `${parts.flatMap((part) => (part === null ? [] : [oneLine(part)])).join('  ')}\n`;
}

/** The body itself when it is no JSON. */
function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function jobOf(payload: unknown): string | null {
  const data = memberOf(payload, 'data');
  const id = memberOf(data, 'id') ?? memberOf(data, 'jobid');
  return typeof id === 'string' ? id : null;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function checkTarget(url: string): void {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return;
  const fix = 'Give an address, like http://localhost:3000/hooks.';
  throw new CoreError('USAGE', `${url} is no address`, { field: '--forward-to', fix });
}

const EXAMPLES = `
Every webhook is one line on standard output: when, whether its signature is right, what was answered, event,
attempt, job. With --json every line is one JSON document.

Examples:
  core webhooks listen --secret-file secret.txt
  core webhooks listen --secret-file secret.txt --forward-to http://localhost:3000/hooks`;
