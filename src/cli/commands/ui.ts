import { randomBytes } from 'node:crypto';
import { Command } from 'commander';
import { openDoor } from '../../admin/open-door.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { runService } from './run-service.ts';
import { withStores } from './with-stores.ts';

interface UiOptions extends GlobalOptions {
  /** False with --no-open. */
  readonly open: boolean;
}

/** What `core serve` does without options, on a free port, and with its log of requests turned off. */
const SERVED = {
  ...{
    host: '127.0.0.1',
    port: '0',
    feedbackMount: '',
    inboundMount: '',
    maxUpload: '512',
    logLevel: 'warn',
  },
};

export function uiCommand(): Command {
  return new Command('ui')
    .description('Opens the web application of this data folder in the browser, signed in as its owner')
    .option('--no-open', 'print the link instead; it is good once, for five minutes')
    .addHelpText('after', EXAMPLES)
    .action(running(ui));
}

async function ui(_: readonly string[], options: UiOptions, context: Context): Promise<number> {
  const { dataDir, clock } = context;
  const served = await withStores(context, async (stores) => {
    const door = openDoor({ stores, dataDir, clock, randomBytes });
    const address = door.servedAddress();
    return address && `${address}/ui/#token=${await door.ownerToken()}`;
  });
  if (served !== undefined) {
    await show(served, options, context);
    return 0;
  }
  return runService({ ...options, ...SERVED }, context, async (service) => {
    await show(`${service.address}/ui/#token=${await service.web.ownerToken()}`, options, context);
    context.say(`core serves ${service.address} for as long as this runs. Ctrl-C stops it.`);
  });
}

async function show(link: string, { open: opens }: UiOptions, context: Context): Promise<void> {
  if (!opens) {
    context.print(`${link}\n`);
    return;
  }
  const { default: open } = await import('open');
  try {
    const opener = await open(link);
    opener.on('error', () => context.say(`No browser could be opened. Open this link: ${link}`));
  } catch {
    context.say(`No browser could be opened. Open this link: ${link}`);
  }
}

const EXAMPLES = `
Where core serve runs on this data folder, its pages are opened; else a service of its own is started on a free port.

Examples:
  core ui
  core ui --no-open                              # over ssh, with a forwarded port`;
