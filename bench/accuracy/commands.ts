import { SETS, WORK } from './folders.ts';

/** The words of one call of the command line. */
type Words = readonly string[];

/** Makes the table of a set the whole universe of a data directory. */
export function importCommands(reference: string, dataDir: string): readonly Words[] {
  const map = 'id=id,name=name,aliases=aliases';
  return [
    ['reference', 'import', 'csv', reference, '--source', 'set', '--map', map, '--data-dir', dataDir],
    ['reference', 'remove', 'starter', '--data-dir', dataDir],
  ];
}

/** What a user would type for a set; `$SET` for its name gives the lines that the document shows. */
export function setCommands(name: string) {
  const [from, to] = [`${SETS}/${name}`, `${WORK}/${name}`];
  const data = ['--data-dir', `${to}/data`];
  const truth = ['--truth', `${from}/truth.csv`, '--truth-source', 'set'];
  const evaluate: Words = [
    ...['evaluate', `${from}/queries.csv`, ...truth],
    ...['--blocking', '--wrong', `${to}/wrong.csv`, '--json', ...data],
  ];
  const resolve: Words = [
    'resolve',
    `${from}/queries.csv`,
    '-o',
    `${to}/resolved.csv`,
    '--no-input',
    ...data,
  ];
  return { import: importCommands(`${from}/reference.csv`, `${to}/data`), resolve, evaluate };
}

/** A line of a shell at the root of the repository. */
export function shown(words: Words): string {
  return `core ${words.join(' ')}`;
}
