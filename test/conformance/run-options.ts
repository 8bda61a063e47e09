import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** What is known of the service to be tested. */
export interface RunOptions {
  readonly endpoint: string;
  readonly feedbackUrl: string;
  readonly inboundUrl: string;
  readonly apiKey: string;
  readonly signingSecret: string | undefined;
  /** Where the service reaches the receiver of this run. */
  readonly webhookBase: string | undefined;
  readonly webhookPort: number;
}

export const USAGE = `Usage: npm run conformance -- --endpoint <url> --api-key-file <file> [options]

Holds a running service to the interface specification, and prints what was run. It creates some 40 jobs and a few
tickets and enrichments in the workspace of the key, and is charged for them.

  --endpoint <url>             base address of the main API
  --api-key-file <file>        a file with nothing but the API key
  --feedback-url <url>         base address of feedback (default: the endpoint)
  --inbound-url <url>          base address of inbound enrichment (default: the endpoint)
  --webhook-base <https url>   where the service reaches this run; what stands there sends it on to --webhook-port
  --webhook-port <port>        port of 127.0.0.1 to receive webhooks at, plain HTTP (default: 9443)
  --signing-secret-file <file> a file with nothing but the signing secret of the key; signatures are checked with it`;

/** Reads the options after the two hyphens. Throws an Error that says what is wrong with them. */
export function runOptions(args: readonly string[]): RunOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      endpoint: text,
      'api-key-file': text,
      'feedback-url': text,
      'inbound-url': text,
      'webhook-base': text,
      'webhook-port': text,
      'signing-secret-file': text,
    },
  });
  const { endpoint, 'api-key-file': keyFile, 'webhook-base': webhookBase } = values;
  if (endpoint === undefined) throw new Error('--endpoint is missing');
  if (keyFile === undefined) throw new Error('--api-key-file is missing');
  if (webhookBase?.startsWith('https://') === false) throw new Error('--webhook-base must be https://');
  const secretFile = values['signing-secret-file'];
  const base = (url: string) => new URL(url).href.replace(/\/+$/, '');
  return {
    endpoint: base(endpoint),
    feedbackUrl: base(values['feedback-url'] ?? endpoint),
    inboundUrl: base(values['inbound-url'] ?? endpoint),
    apiKey: wordIn(keyFile),
    signingSecret: secretFile === undefined ? undefined : wordIn(secretFile),
    webhookBase: webhookBase,
    webhookPort: Number(values['webhook-port'] ?? 9443),
  };
}

function wordIn(file: string): string {
  const word = readFileSync(file, 'utf8').trim();
  if (/^\S+$/.test(word)) return word;
  throw new Error(`${file} must hold one word`);
}
