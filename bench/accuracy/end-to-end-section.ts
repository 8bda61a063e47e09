import { setCommands, shown } from './commands.ts';
import type { EndToEnd } from './end-to-end.ts';
import type { Evaluation } from './evaluation.ts';
import { count, share, shell, table } from './markdown.ts';

const LEVELS = ['set', 'confidence', 'matches', 'right', 'wrong', 'precision', 'recall', 'F1'];
const OUTCOMES = ['matched', 'ambiguous', 'no_match', 'invalid', 'failed'] as const;

/** The figures of `core evaluate`, set by set. */
export function endToEndSection(results: readonly EndToEnd[]): string {
  const commands = setCommands('$SET');
  const lines = [...commands.import, commands.resolve, commands.evaluate].map(shown);
  return `## The product end to end

For each set, from an empty data directory, with the shipped model. Paths are from the root of the repository; \`core\` is
\`node bin/core.js\`.

${shell(['SET=sp500', 'rm -rf bench/.cache/accuracy/$SET && mkdir -p bench/.cache/accuracy/$SET', ...lines])}

The shipped model was trained on these sets, but not on vendors, bare-names, relatives, small-damaged and small-vendors. How it does on
a set that it has not seen stands under
[Sets that the model has not seen](#sets-that-the-model-has-not-seen).

### Precision and recall

\`cumulative\` of \`core evaluate\`. Precision is the share of the matches that are right. Recall is the share of the answerable rows that
got a right match. A match on an unanswerable row is wrong. Any of the accepted ids is right.

${table(LEVELS, results.flatMap(levelRows))}

### Coverage and abstention

\`coverage\`, \`abstention\` and \`outcomes\`. Coverage is the share of the rows that got a match. Abstention is the share of the
unanswerable rows that rightly got none.

${table(['set', 'rows', 'coverage', 'abstention', ...OUTCOMES], results.map(outcomeRow))}

### Reliability

\`reliability\`. Matches by their probability: the share that is right, and in brackets how many there are. ECE is the expected
calibration error over all matches of the set.

${byColumns(results, { what: 'probability', rows: reliabilityRows(results) })}`;
}

/** What blocking finds, kind by kind. */
export function blockingSection(results: readonly EndToEnd[]): string {
  const found = results.map(({ evaluation }) => evaluation.blocking?.keys ?? []);
  const kinds = [...new Set(found.flatMap((keys) => keys.map((figure) => figure.keys)))];
  const rowsOf = (cell: (figure: Figure) => string) =>
    kinds.map((kind) => [
      kind,
      ...found.map((keys) => {
        const figure = keys.find((one) => one.keys === kind);
        return figure === undefined ? '–' : cell(figure);
      }),
    ]);
  return `## Blocking

\`blocking\` of the same \`core evaluate\`. The share of the answerable rows whose right entity is reached by a kind of key. \`all\` is by any
kind; \`candidates\` is what goes on to the comparison. A kind for which the rows have no field reaches nothing.

${byColumns(results, { what: 'keys', rows: rowsOf((figure) => share(figure.kept_share)) })}

Entities for a row: mean, and in brackets the 99th percentile.

${byColumns(results, { what: 'keys', rows: rowsOf(({ mean, p99 }) => `${share(mean)} (${p99 ?? '–'})`) })}`;
}

type Figure = NonNullable<Evaluation['blocking']>['keys'][number];

function levelRows({ name, evaluation }: EndToEnd): readonly (readonly string[])[] {
  return evaluation.cumulative.map(({ levels, given, right, wrong, precision, recall, f1 }) => [
    ...[name, levels, count(given), count(right), count(wrong)],
    ...[share(precision), share(recall), share(f1)],
  ]);
}

function outcomeRow({
  name,
  evaluation: { rows, coverage, abstention, outcomes },
}: EndToEnd): readonly string[] {
  return [
    ...[name, count(rows), share(coverage), share(abstention)],
    ...OUTCOMES.map((outcome) => count(outcomes[outcome] ?? 0)),
  ];
}

function reliabilityRows(results: readonly EndToEnd[]): readonly (readonly string[])[] {
  const all = results.map(({ evaluation }) => evaluation.reliability);
  const bins = new Map(all.flatMap(({ bins }) => bins).map(({ from, to }) => [from, to]));
  const rows = [...bins]
    .sort(([a], [b]) => a - b)
    .map(([from, to]) => [
      `${from} to ${to}`,
      ...all.map((reliability) => {
        const bin = reliability.bins.find((one) => one.from === from);
        return bin === undefined || bin.rows === 0 ? '–' : `${share(bin.share_right)} (${count(bin.rows)})`;
      }),
    ]);
  return [...rows, ['ECE', ...all.map((reliability) => share(reliability.expected_calibration_error))]];
}

function byColumns(
  results: readonly EndToEnd[],
  { what, rows }: { what: string; rows: readonly (readonly string[])[] },
): string {
  return table([what, ...results.map(({ name }) => name)], rows);
}
