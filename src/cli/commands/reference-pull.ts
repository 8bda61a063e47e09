import { Argument, Command } from 'commander';
import { PULLED_SOURCES, pullSource } from '../../admin/reference-pull.ts';
import { CoreError } from '../../contract/errors.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { taking } from '../config/taken-values.ts';
import type { Context } from '../context.ts';
import { runningHere } from '../running-here.ts';
import { addYesOption, DECLINED, type YesOption } from '../terminal/ask.ts';
import { pullProgress } from '../terminal/pull-progress.ts';
import { packageVersion } from '../version.ts';
import { importSource } from './import-source.ts';

interface PullOptions extends GlobalOptions, YesOption {
  readonly baseUrl?: string;
  readonly contact?: string;
  /** False with --no-import. */
  readonly import?: boolean;
}

/** `core reference pull`: options, then `pull`. */
export function pullCommand(): Command {
  return addYesOption(new Command('pull'), 'do not ask when more than half of the source would leave')
    .description('Downloads what a register publishes, and imports it')
    .addArgument(
      taking(new Argument('<source>', 'a register that publishes files'), { words: PULLED_SOURCES }),
    )
    .option('--base-url <url>', 'where the files are looked for, like a mirror in your network')
    .option('--contact <mail>', 'your e-mail address, which the SEC asks for (or CORE_CONTACT)')
    .option('--no-import', 'only download')
    .addHelpText('after', EXAMPLES)
    .action(runningHere('sources', pull));
}

async function pull(
  [source = '']: readonly string[],
  options: PullOptions,
  context: Context,
): Promise<number> {
  const { files, toImport } = await download(source, options, context);
  const shown = files.map(({ name, bytes, status }) => ({ name, bytes, status }));
  const counts =
    options.import === false
      ? {}
      : await importSource({ importer: source, files: toImport }, options, context);
  if (counts === undefined) return DECLINED;
  if (context.isJson) context.print(`${JSON.stringify({ source, files: shown, ...counts })}\n`);
  return 0;
}

async function download(source: string, options: PullOptions, context: Context) {
  const request = {
    dataDir: context.dataDir,
    clock: context.clock,
    isForImport: options.import !== false,
    userAgent: userAgentOf(options.contact ?? context.contact),
    ...(options.baseUrl !== undefined && { baseUrl: webAddress(options.baseUrl) }),
  };
  context.say(`Downloading ${source} …`);
  const signal = context.stopSignal();
  const progress = pullProgress(context);
  try {
    return await pullSource(source, { ...request, signal, onProgress: progress.update });
  } catch (error) {
    progress.stop();
    if (signal.aborted) context.say('Stopped. What has come is kept: the same command goes on from there.');
    throw error;
  } finally {
    progress.stop();
    context.stopAtOnce();
  }
}

function userAgentOf(contact: string | undefined): string {
  const name = `core/${packageVersion()}`;
  if (contact === undefined || contact === '') return name;
  // It becomes part of a header.
  if (/^[\x21-\x7e]+@[\x21-\x7e]+$/.test(contact)) return `${name} (${contact})`;
  throw new CoreError('USAGE', `${contact} is no e-mail address`, {
    field: '--contact',
    fix: 'Give an address like data@example.com.',
  });
}

function webAddress(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new CoreError('USAGE', `${url} is no address of the web`, {
    field: '--base-url',
    fix: 'Give an address that begins with https://.',
  });
}

const EXAMPLES = `
Examples:
  core reference pull gleif                      downloads, then imports; run again it fetches only what is new
  core reference pull sec-edgar --contact data@example.com
  core reference pull gleif --base-url https://mirror.example.com/gleif --no-import`;
