import { Command } from 'commander';
import { writeFailure } from '../batch/output/write-failure.ts';
import { buildVersion } from '../disk/build-version.ts';
import { compileLess } from '../engine/threads/compiling.ts';
import { beginAsNew, collectEarly } from '../engine/threads/heap-growth.ts';
import { apiCommand } from './commands/api.ts';
import { backupCommand } from './commands/backup.ts';
import { combinedCommand } from './commands/combined.ts';
import { completionCommand } from './commands/completion.ts';
import { configCommand } from './commands/config.ts';
import { creditsCommand } from './commands/credits.ts';
import { crmCommand } from './commands/crm.ts';
import { crosscheckCommand } from './commands/crosscheck.ts';
import { duplicatesCommand } from './commands/duplicates.ts';
import { evaluateCommand } from './commands/evaluate.ts';
import { explainCommand } from './commands/explain.ts';
import { feedbackCommand } from './commands/feedback.ts';
import { firmographicsCommand } from './commands/firmographics.ts';
import { inboundCommand } from './commands/inbound.ts';
import { jobsCommand } from './commands/jobs.ts';
import { keysCommand } from './commands/keys.ts';
import { lookupCommand } from './commands/lookup.ts';
import { mcpCommand } from './commands/mcp.ts';
import { migrateCommand } from './commands/migrate.ts';
import { overridesCommand } from './commands/overrides.ts';
import { reconcileTokensCommand } from './commands/reconcile-tokens.ts';
import { referenceCommand } from './commands/reference.ts';
import { resolveCommand } from './commands/resolve.ts';
import { resolveParentCommand } from './commands/resolve-parent.ts';
import { restoreCommand } from './commands/restore.ts';
import { reviewCommand } from './commands/review.ts';
import { searchCommand } from './commands/search.ts';
import { serveCommand } from './commands/serve.ts';
import { statusCommand } from './commands/status.ts';
import { treeCommand } from './commands/tree.ts';
import { uiCommand } from './commands/ui.ts';
import { undoCommand } from './commands/undo.ts';
import { usersCommand } from './commands/users.ts';
import { webhooksCommand } from './commands/webhooks.ts';
import { workerCommand } from './commands/worker.ts';
import { workspaceCommand } from './commands/workspace.ts';
import { givenOnce } from './config/given-once.ts';
import { addGlobalOptions } from './config/global-options.ts';
import { exitCodeOf, isEndAsked, isJsonAsked } from './running.ts';
import { checkHelpPath, helpLast, usageError } from './terminal/usage-error.ts';

/** Runs the command line of this process and ends it with the command's exit code. */
export async function main(): Promise<void> {
  compileLess();
  beginAsNew();
  collectEarly();
  // A reader that has seen enough, like head, is no error; what is done is kept. What the end has to tell is still worked out.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' && isEndAsked()) return;
    const failure = writeFailure('standard output', error, {});
    process.exit(error.code === 'EPIPE' ? 0 : exitCodeOf(failure, { json: isJsonAsked() }));
  });
  // Messages that nobody can be told end nothing.
  process.stderr.on('error', () => {});
  const program = commandLine();
  try {
    await program.parseAsync(helpLast(process.argv.slice(2), program), { from: 'user' });
  } catch (error) {
    process.exitCode = exitCodeOf(error, { json: isJsonAsked() });
  }
}

/** The whole command line; every command is one file and one line here. */
export function commandLine(): Command {
  const program = new Command('core')
    .description(
      'Resolves company records to one canonical entity each, and cleans CRMs with that knowledge.',
    )
    .version(buildVersion(), '-V, --version')
    .showSuggestionAfterError()
    .addHelpText('after', EXAMPLES);
  addGlobalOptions(program);
  for (const command of [
    resolveCommand(),
    resolveParentCommand(),
    firmographicsCommand(),
    combinedCommand(),
    duplicatesCommand(),
    crosscheckCommand(),
    reviewCommand(),
    undoCommand(),
    treeCommand(),
    explainCommand(),
    evaluateCommand(),
    lookupCommand(),
    searchCommand(),
    mcpCommand(),
    referenceCommand(),
    crmCommand(),
    inboundCommand(),
    overridesCommand(),
    feedbackCommand(),
    jobsCommand(),
    serveCommand(),
    workerCommand(),
    statusCommand(),
    uiCommand(),
    keysCommand(),
    reconcileTokensCommand(),
    usersCommand(),
    workspaceCommand(),
    webhooksCommand(),
    creditsCommand(),
    apiCommand(),
    configCommand(),
    backupCommand(),
    restoreCommand(),
    migrateCommand(),
    completionCommand(),
  ])
    program.addCommand(command);
  program.commands.forEach(tellInherited);
  // Those of every command may be given again: an alias gives them first, and the last one counts.
  program.commands.forEach(givenOnce);
  inheritExit(program);
  program.addHelpText('beforeAll', () => {
    checkHelpPath(program);
    return '';
  });
  return program;
}

/** The options of every command stand in the help of core alone. */
function tellInherited(command: Command): void {
  command.addHelpText('after', INHERITED);
  command.commands.forEach(tellInherited);
}

const INHERITED =
  '\nOptions of every command, such as --json, --quiet, --data-dir and --endpoint: core --help';

function inheritExit(command: Command): void {
  command.exitOverride((error) => {
    throw error.exitCode === 0 || error.code === 'commander.help' ? error : usageError(error, command);
  });
  // Errors are printed where the exit code is chosen; help is not, and with --json there is one JSON document alone.
  command.configureOutput({
    outputError: () => {},
    writeErr: (text) => {
      if (!isJsonAsked()) process.stderr.write(text);
    },
  });
  command.commands.forEach(inheritExit);
}

const EXAMPLES = `
Examples:
  core resolve accounts.csv                      writes accounts.resolved.csv
  core resolve accounts.csv --map name=Account   says which column is the name
  core reference import ror ror_v2.jsonl.gz      adds a register to the universe
  core search Siemens                            finds companies by name
  core lookup 6075156552                         shows an entity

Exit codes: 0 done; 1 done, but rows failed or --fail-on was met; 2 usage; 3 unusable input; 4 authentication; 5 network or lock; 70 bug; 74 output not written; 130 interrupted.`;
