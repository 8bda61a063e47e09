import { ABOUT } from './about-sets.ts';
import { count, share, shell, table } from './markdown.ts';
import type { Training } from './training.ts';

const HEADINGS = [
  'set',
  'rows',
  'kept',
  'precision',
  'recall',
  'F1',
  'HIGH precision',
  'HIGH recall',
  'MEDIUM right',
  'LOW right',
  'recall at P 0.99',
  'absent',
  'absent HIGH',
];
const TITLE = '## Sets that the model has not seen';
const COMMAND = shell(['npm run train -- --check']);

/** The scores of models that have not seen the set that they are measured on, and of the one that has seen all. */
export function trainingSection(training: Training | undefined): string {
  if (training === undefined)
    return `${TITLE}\n\n${COMMAND}\n\nLeft out: the model was not trained on this machine.`;
  const warning = training.isOfModel
    ? ''
    : '\n\n**These figures are of another training than the shipped model.** `npm run train` brings them together.';
  return `${TITLE}

${COMMAND}${warning}

Each set is scored by a model that was trained on the other sets. Sets that share rows leave each other out: sp500 and sp500-no-former, sec-former and renamed, damaged and small-damaged. No model is trained on vendors, bare-names, relatives, small-damaged and small-vendors: they are only measured.

${scoreTable(training.leftOut)}

The same by the shipped model, which was trained on all sets that are learned from. The distance between the two tables is what it gains from having seen the set.

${scoreTable(training.allIn)}

\`kept\` is the share of the answerable rows whose entity is among the candidates. \`recall at P 0.99\` is the most that any threshold
reaches with .99 of the matches right; it is chosen on the rows themselves. \`absent\` is the share of all rows that got an entity
after their own was taken out of the reference, and \`absent HIGH\` of those that got it with HIGH: lower is better. \`MEDIUM right\` and \`LOW right\`
are the shares of the matches with that confidence that are right. Both tables take a match at the threshold of the shipped model.
The training takes the best candidate, with the doubts and the lead that HIGH asks for, but without ties and the rules that look at
rivals: its figures differ a little from those of \`core evaluate\`.`;
}

type ScoredSet = Training['leftOut'][number];

function scoreTable(sets: readonly ScoredSet[]): string {
  const order = [...ABOUT.keys()];
  const rows = [...sets]
    .sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map(({ name, scores: { rows, kept, precision, recall, f1, ...rest } }) => [
      ...[name, count(rows)],
      ...[kept, precision, recall, f1, rest.highPrecision, rest.highRecall].map(share),
      ...[rest.mediumRight, rest.lowRight].map((part) => share(part ?? Number.NaN)),
      ...[rest.recallAtP99, rest.namedWhenAbsent, rest.highWhenAbsent].map(share),
    ]);
  return table(HEADINGS, rows);
}
