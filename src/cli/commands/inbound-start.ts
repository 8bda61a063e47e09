import { Command } from 'commander';
import { isOfAnotherCompany } from '../../contract/company-told.ts';
import { CoreError } from '../../contract/errors.ts';
import type { EnrichmentRequest, EnrichmentStarted, EnrichmentStatus } from '../../contract/inbound.ts';
import type { Service } from '../../contract/service.ts';
import { crmIdOf } from '../config/crm-id.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { findSetting } from '../config/settings.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { describeEnrichment } from '../terminal/describe-enrichment.ts';
import { printable } from '../terminal/print-error.ts';
import { type AccountsWorkspace, accountsWorkspace, withAccounts } from './with-accounts.ts';

/** How long one look at a run is held back. */
const LOOK_MS = 60_000;

interface StartOptions extends GlobalOptions, AccountsWorkspace {
  readonly crmId: string;
  readonly name?: string;
  readonly website?: string;
  readonly socialUrl?: string;
  readonly emailDomain?: string;
  readonly field?: readonly string[];
  readonly force?: boolean;
  readonly wait: boolean;
}

export function inboundStartCommand(): Command {
  return new Command('start')
    .description('Enriches one account, and waits for the result')
    .requiredOption('--crm-id <id>', 'the record in the CRM')
    .option('--name <name>', 'name of the company; with --website')
    .option('--website <url>', 'its website; with --name')
    .option('--social-url <url>', 'its company profile, in the place of name and website')
    .option('--email-domain <domain>', 'the domain of its e-mail addresses; never a whole address')
    .option('--field <name=value...>', 'a further field that the workspace has agreed to')
    .option('--force', 'enrich afresh although it was done within the last 14 days')
    .option(
      '--no-wait',
      'do not wait: core inbound status tells the result, the next core serve does the work',
    )
    .addOption(accountsWorkspace())
    .addHelpText('after', EXAMPLES)
    .action(running(start));
}

export function inboundStatusCommand(): Command {
  return new Command('status')
    .description('Tells how far an enrichment is, and what it has found')
    .argument('<execution_id>', 'as core inbound start has told it')
    .option('--wait', 'wait until it has ended')
    .addOption(accountsWorkspace())
    .action(running(status));
}

async function start(_: readonly string[], options: StartOptions, context: Context): Promise<number> {
  return withAccounts(options, context, async (service) => {
    const request = requestOf(options, context);
    const { started, isOfAnother } = await startedRun(service, request, context);
    if (!options.wait) {
      context.print(context.isJson ? json(started) : `${startWords(started)}\n`);
      if (started.status === 'starting' && isHere(options, context))
        context.say('core serve does the work, or core inbound status --wait.');
      if (isOfAnother) context.say('Start it again when that has ended.');
      return 0;
    }
    context.say(started.message ?? started.status);
    const run = await endedRun(service, started.executionId, context);
    if (!isOfAnother) return shown(run, started.executionId, context);
    const { executionId } = await service.startEnrichment({ ...request, force: true });
    return shown(await endedRun(service, executionId, context), executionId, context);
  });
}

interface StartedRun {
  readonly started: EnrichmentStarted;
  /** It is under way, and was started for another company. */
  readonly isOfAnother: boolean;
}

/** Starts a run; in the place of a result that is of another company, one afresh. */
async function startedRun(
  service: Service,
  request: EnrichmentRequest,
  context: Context,
): Promise<StartedRun> {
  const started = await service.startEnrichment(request);
  if (started.status === 'starting') return { started, isOfAnother: false };
  const { extended } = await service.readEnrichment(started.executionId, { extended: true });
  if (!isOfAnotherCompany(request, extended)) return { started, isOfAnother: false };
  const told = JSON.stringify(extended?.request);
  if (started.status === 'in_progress') {
    context.say(`The account is being enriched as another company: ${told}.`);
    return { started, isOfAnother: true };
  }
  context.say(`The account was enriched before as another company: ${told}. It is enriched afresh.`);
  return { started: await service.startEnrichment({ ...request, force: true }), isOfAnother: false };
}

function isHere(options: StartOptions, context: Context): boolean {
  return findSetting('endpoint', options, context) === undefined;
}

type StatusOptions = GlobalOptions & AccountsWorkspace & { readonly wait?: boolean };

async function status(
  [executionId = '']: readonly string[],
  options: StatusOptions,
  context: Context,
): Promise<number> {
  return withAccounts(options, context, async (service) => {
    const run =
      options.wait === true
        ? await endedRun(service, executionId, context)
        : await service.readEnrichment(executionId, { extended: true });
    return shown(run, executionId, context);
  });
}

async function endedRun(service: Service, executionId: string, context: Context): Promise<EnrichmentStatus> {
  const signal = context.stopSignal();
  for (;;) {
    const run = await service.readEnrichment(executionId, { extended: true, waitMs: LOOK_MS, signal });
    if (run.status === 'complete' || run.status === 'error') return run;
    signal.throwIfAborted();
    context.say(`${executionId} is ${run.status} …`);
  }
}

/** Exit code 1 for an enrichment that failed. */
function shown(run: EnrichmentStatus, executionId: string, context: Context): number {
  context.print(context.isJson ? json({ executionId, ...run }) : describeEnrichment(run, executionId));
  return run.status === 'error' ? 1 : 0;
}

function requestOf(options: StartOptions, context: Context): EnrichmentRequest {
  const { name, website, socialUrl, emailDomain, force, field = [] } = options;
  return {
    crmId: crmIdOf(options.crmId, '--crm-id', context),
    ...(name !== undefined && { name }),
    ...(website !== undefined && { website }),
    ...(socialUrl !== undefined && { socialUrl }),
    ...(emailDomain !== undefined && { emailDomain }),
    ...Object.fromEntries(field.map(fieldOf)),
    ...(force === true && { force }),
  };
}

function fieldOf(text: string): readonly [string, string] {
  const at = text.indexOf('=');
  if (at > 0) return [text.slice(0, at), text.slice(at + 1)];
  throw new CoreError('USAGE', `${text} is not a field with its value`, {
    field: '--field',
    fix: 'Write it as name=value.',
  });
}

function startWords({ status, executionId, message }: EnrichmentStarted): string {
  return printable(`${executionId}  ${status}  ${message ?? ''}`.trimEnd());
}

function json(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

const EXAMPLES = `
Examples:
  core inbound start --crm-id 001A000010khO8JIAU --name "Acme GmbH" --website acme.de
  core inbound start --crm-id 001A000010khO8JIAU --social-url https://www.linkedin.com/company/acme --no-wait
  core inbound start --crm-id 001A000010khO8JIAU --name Acme --website acme.de --endpoint https://core.example.com`;
