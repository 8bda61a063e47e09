import type { Command } from 'commander';

/** Wide enough for most descriptions, narrow enough for a page. */
const WIDTH_COLUMNS = 100;

/** The help of every command as one Markdown file; what a terminal shows with --help, at a fixed width. */
export function commandDocs(program: Command): string {
  const parts = commandsOf(program).map(({ path, command }) => section(path, command));
  const head =
    '# Command line\n\nMade by `npm run docs` from `src/cli/`: what `--help` prints, command by command.\n';
  return [head, ...parts].join('\n');
}

/** A command, and the commands in it, with the words that call it. */
export function commandsOf(
  command: Command,
  path: string = command.name(),
): readonly { readonly path: string; readonly command: Command }[] {
  const inner = command.commands.flatMap((child) => commandsOf(child, `${path} ${child.name()}`));
  return [{ path, command }, ...inner];
}

function section(path: string, command: Command): string {
  return `## ${path}\n\n\`\`\`text\n${helpOf(command).trim()}\n\`\`\`\n`;
}

/** With the examples after it, which helpInformation() leaves out. */
function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({
    writeOut: (part) => {
      text += part;
    },
    getOutHelpWidth: () => WIDTH_COLUMNS,
    getOutHasColors: () => false,
  });
  command.outputHelp();
  return text;
}
