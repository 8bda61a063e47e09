import { Argument, Command } from 'commander';
import { SHELL_SCRIPTS, type Shell } from '../completion/shell-scripts.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';

/** `core completion`: the scripts. What they ask with `core completion words` is answered by `completion/main.ts`. */
export function completionCommand(): Command {
  return new Command('completion')
    .description('Prints what makes a shell complete commands, options, fields and names when Tab is pressed')
    .addArgument(new Argument('<shell>', 'which shell it is for').choices(Object.keys(SHELL_SCRIPTS)))
    .addHelpText('after', EXAMPLES)
    .action(running(print));
}

async function print(
  [shell = '']: readonly string[],
  _options: GlobalOptions,
  context: Context,
): Promise<number> {
  // Commander has refused what is not among the choices.
  context.print(SHELL_SCRIPTS[shell as Shell]);
  return 0;
}

const EXAMPLES = `
Examples:
  source <(core completion bash)                 into ~/.bashrc
  source <(core completion zsh)                  into ~/.zshrc, after compinit
  core completion fish > ~/.config/fish/completions/core.fish`;
