import { shown } from './commands.ts';
import { UNIVERSE, WORK } from './folders.ts';
import { count, share, shell, table } from './markdown.ts';
import { type SizedRun, sizeCommand } from './universe-size.ts';

const HEADINGS = [
  'set',
  'universe',
  'entities',
  'rows',
  'HIGH precision',
  'HIGH recall',
  'precision',
  'recall',
];

/** The same rows against universes of several sizes. */
export function universeSection(runs: readonly SizedRun[]): string {
  const command = sizeCommand('$SET', { dataDir: '$DATA', source: '$SOURCE' });
  const rows = runs.map(({ set, universe, evaluation: { entities, rows, cumulative, overall } }) => {
    const high = cumulative.find(({ levels }) => levels === 'HIGH');
    return [
      ...[set, universe, count(entities), count(rows)],
      ...[share(high?.precision), share(high?.recall), share(overall.precision), share(overall.recall)],
    ];
  });
  return `## Size of the universe

${shell([...places(), shown(command)])}

\`answerable.csv\` is \`truth.csv\` without the unanswerable rows: the large universe knows the companies that the sets withhold. Precision
is therefore higher than above. A cut keeps all right answers and fills up with others by the hash of their ids. The large universe is that of \`npm run bench\`. It differs in
more than size: a company can have the names of several registers there, and a company that stands in two registers but was not
linked is two entities, of which one counts as wrong. ror-equities has no large universe: its queries are records of a register in it.

${table(HEADINGS, rows)}`;
}

/** What stands for `$DATA` and `$SOURCE`; a cut is imported like a set. */
function places(): readonly string[] {
  return [
    `SET=sp500 SOURCE=set DATA=${WORK}/$SET-cut/data   # cut to 5,000`,
    `SET=sp500 SOURCE=set DATA=${WORK}/$SET/data       # the whole set`,
    `SET=sp500 SOURCE=sec-edgar DATA=${UNIVERSE}               # SEC, ROR, equities and starter`,
  ];
}
