import { realpathSync } from 'node:fs';
import { Command } from 'commander';
import type { JobFamily } from '../../contract/job.ts';
import type { JobRequest, JobStatus, RequestOf, Service } from '../../contract/service.ts';
import type { AssistantWork, UniverseWork } from '../../mcp/assistant-work.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { findSetting } from '../config/settings.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { treeJson } from '../terminal/family-tree.ts';
import { packageVersion } from '../version.ts';
import { assistantCrosscheck } from './assistant-crosscheck.ts';
import { browsing } from './browsing.ts';
import { openOwnService } from './lookup.ts';
import { openRemoteService } from './remote-engine.ts';
import { foundJson } from './search.ts';

/** `core mcp`: options, then the server. */
export function mcpCommand(): Command {
  return new Command('mcp')
    .description(
      'Serves assistants over the Model Context Protocol, on standard input and output: resolve, search, look up, family tree, crosscheck a file',
    )
    .addHelpText('after', HELP)
    .action(running(serve));
}

async function serve(_: readonly string[], options: GlobalOptions, context: Context): Promise<number> {
  const signal = context.stopSignal();
  const remote = await openRemoteService(options, context);
  const service = remote ?? (await openOwnService(context));
  try {
    // Loaded here, for no other command needs it.
    const { serveAssistant } = await import('../../mcp/serve-assistant.ts');
    await serveAssistant({
      work: workOf(service, options, context),
      ...{ version: packageVersion(), folder: realpathSync(context.cwd), signal },
      ...{ input: context.stdin, output: context.stdout, tell: context.say },
    });
    return 0;
  } finally {
    await service.close();
  }
}

const WAIT_MS = 120_000;

function workOf(service: Service, options: GlobalOptions, context: Context): AssistantWork {
  const isHere = findSetting('endpoint', options, context) === undefined;
  return {
    ask: (family, body, signal) => asked(service, { family, body, signal }),
    lookupEntity: (coreId) => service.lookupEntity(coreId),
    crosscheck: assistantCrosscheck(options, context),
    ...(isHere && { universe: universeOf(context) }),
  };
}

interface Asked<F extends JobFamily> {
  readonly family: F;
  readonly body: RequestOf<F>;
  readonly signal: AbortSignal;
}

async function asked<F extends JobFamily>(
  service: Service,
  { family, body, signal }: Asked<F>,
): Promise<JobStatus<F>> {
  const requests: readonly JobRequest<F>[] = [{ body }];
  const reading = { extended: true, waitMs: WAIT_MS, signal };
  const [status] =
    (await service.run?.(family, requests, reading)) ??
    (await service.jobs(
      family,
      (await service.create(family, requests)).map(({ id }) => id),
      reading,
    ));
  if (status === undefined) throw new Error('one request has no answer');
  return status;
}

function universeOf(context: Context): UniverseWork {
  return {
    search: async (request) => {
      const found = await browsing(context, (browser) => browser.search(request));
      return found.map(foundJson);
    },
    tree: async (coreId, { depth }) =>
      treeJson(await browsing(context, (browser) => browser.tree(coreId, { depth, isBelowOnly: false }))),
  };
}

const HELP = `
Assistants start it themselves. It reads files below the folder it is started in, and changes none. With --endpoint it
asks a service, which offers no search and no family tree.

Examples:
  claude mcp add core -- core mcp                        in the folder with your files
  {"mcpServers": {"core": {"command": "core", "args": ["mcp"], "cwd": "/Users/me/crm"}}}`;
