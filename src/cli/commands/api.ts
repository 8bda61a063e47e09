import { Argument, Command } from 'commander';
import { CoreError } from '../../contract/errors.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { remoteSettings } from '../config/settings.ts';
import { taking } from '../config/taken-values.ts';
import { standardInput, textIn } from '../config/text-file.ts';
import { wholeNumberOf } from '../config/whole-number.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';

interface ApiOptions extends GlobalOptions {
  readonly data?: string;
  readonly header?: readonly string[];
  readonly include?: boolean;
  readonly timeout: string;
}

export function apiCommand(): Command {
  return new Command('api')
    .description(
      'Calls the service as it is: prints the body of the answer, and exits with 1 when its status is no 2xx',
    )
    .addArgument(taking(new Argument('<method>', 'GET or POST'), { words: ['GET', 'POST'] }))
    .argument('<path>', 'such as /v1/lookup-entity/6075156552')
    .option('-d, --data <json>', 'body to send; @file from a file, @- from standard input')
    .option('-H, --header <name:value...>', 'further headers')
    .option('-i, --include', 'print status and headers too')
    .option('--timeout <seconds>', 'how long to wait for the answer', '60')
    .addHelpText(
      'after',
      `
Examples:
  core api GET /v1/lookup-entity/6075156552
  core api POST /v1/entity-resolution -d '{"legal_name":"Siemens AG"}'
  core api GET /v1/entity-resolution/<id> -H 'Prefer: wait=20'`,
    )
    .action(running(api));
}

async function api(
  [method = '', path = '']: readonly string[],
  options: ApiOptions,
  context: Context,
): Promise<number> {
  const seconds = wholeNumberOf(options.timeout, '--timeout', { min: 1, max: 3600 });
  const remote = remoteSettings(options, context);
  if (remote === undefined)
    throw new CoreError('USAGE', 'there is no endpoint to call', {
      field: '--endpoint',
      fix: 'Name it with --endpoint, CORE_ENDPOINT or core config set endpoint; core serve starts one.',
    });
  const body = options.data === undefined ? undefined : bodyOf(options.data, context);
  const { rawCall } = await import('../../http/client/raw-call.ts');
  const answer = await rawCall({
    endpoint: remote.endpoint,
    apiKey: remote.apiKey,
    method: method.toUpperCase(),
    path: path.startsWith('/') ? path : `/${path}`,
    ...(body !== undefined && { body }),
    headers: headersOf(options.header ?? []),
    timeoutMs: seconds * 1000,
  });
  if (options.include === true) {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\n`);
    context.print(`HTTP ${answer.status}\n${lines.join('')}\n`);
  }
  context.print(answer.text.endsWith('\n') ? answer.text : `${answer.text}\n`);
  return answer.status >= 200 && answer.status < 300 ? 0 : 1;
}

function bodyOf(data: string, context: Context): string {
  if (!data.startsWith('@')) return data;
  const file = data.slice(1);
  return file === '-' ? standardInput() : textIn(file, context);
}

function headersOf(texts: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    texts.map((text) => {
      const at = text.indexOf(':');
      if (at > 0) return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
      throw new CoreError('USAGE', `${text} is no header`, {
        field: '--header',
        fix: 'Write it as Name: value.',
      });
    }),
  );
}
