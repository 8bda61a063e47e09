import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { complete } from '../../../src/cli/completion/complete.ts';
import { completedCommand } from '../../../src/cli/completion/completed-command.ts';
import { commandLine } from '../../../src/cli/main.ts';
import { commandsOf } from '../command-docs.ts';

const program = completedCommand(commandLine());
const asked: string[] = [];

/** The candidates for the last word. */
function offered(...words: readonly string[]): readonly string[] {
  const completion = complete(program, words, (thing, dataDir) => {
    asked.push(`${thing} in ${dataDir ?? 'the usual folder'}`);
    return ['run_1', 'run_2', 'other'];
  });
  return 'candidates' in completion ? completion.candidates.map(({ text }) => text) : [completion.kind];
}

describe('completion', () => {
  it('offers every command and every option of commander, and nothing else', () => {
    for (const { path, command } of commandsOf(commandLine())) {
      const words = path.split(' ').slice(1);
      if (command.commands.length > 0)
        expect(offered(...words, '')).toEqual(command.commands.map((inner) => inner.name()));
      const own = command.options.map(({ long }) => long);
      const flags = offered(...words, '--');
      expect(flags).toEqual(expect.arrayContaining(own));
      expect(flags.length).toBe(new Set(flags).size);
    }
  });

  it('offers the options of core after any command', () => {
    expect(offered('jobs', 'list', '--j')).toEqual(['--json']);
    expect(offered('--q')).toEqual(['--quiet']);
  });

  it('offers what an option can be, after a blank and after =', () => {
    expect(offered('resolve', 'a.csv', '--format', 'n')).toEqual(['ndjson']);
    expect(offered('resolve', '--format=n')).toEqual(['--format=ndjson']);
    expect(offered('undo', '--for', '')).toEqual(['salesforce', 'hubspot', 'csv']);
    expect(offered('completion', '')).toEqual(['bash', 'zsh', 'fish']);
  });

  it('offers the fields that a column can be, those of accounts where accounts are read', () => {
    expect(offered('resolve', 'a.csv', '--map', 'leg')).toEqual(['legal_name=']);
    expect(offered('resolve', 'a.csv', '--map', 'parent')).toEqual([]);
    expect(offered('crosscheck', 'a.csv', '--map', 'parent')).toEqual(['parent_id=', 'parent_name=']);
  });

  it('offers each word of a list once', () => {
    expect(offered('crosscheck', '--fail-on', 'merge,')).toEqual([
      'merge,delete',
      'merge,associate',
      'merge,duplicate',
      'merge,review',
    ]);
  });

  it('offers names of the data folder that the words name', () => {
    expect(offered('jobs', 'show', 'run_')).toEqual(['run_1', 'run_2']);
    expect(offered('--data-dir', 'there', 'reference', 'remove', '')).toHaveLength(3);
    expect(offered('--data-dir=there', 'crm', 'connections', 'test', '')).toHaveLength(3);
    expect(asked).toEqual(['runs in the usual folder', 'sources in there', 'connections in there']);
  });

  it('leaves files to the shell, and offers nothing where nobody can know', () => {
    expect(offered('resolve', '')).toEqual(['files']);
    expect(offered('crosscheck', '--rules', 'co')).toEqual(['files']);
    expect(offered('--data-dir', '')).toEqual(['folders']);
    expect(offered('search', 'Sie')).toEqual([]);
    expect(offered('resolve', 'a.csv', 'b')).toEqual([]);
    expect(offered('lookup', '--', '--j')).toEqual([]);
  });

  it('does not offer an option that commander hides', () => {
    const hidden = new Command('core')
      .option('--seen')
      .addOption(commandLine().createOption('--unseen').hideHelp());
    expect(completedCommand(hidden).options.map(({ flags }) => flags)).toEqual([['--seen']]);
  });
});
