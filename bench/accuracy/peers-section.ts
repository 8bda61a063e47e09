import type { EndToEnd } from './end-to-end.ts';
import { SETS, WORK } from './folders.ts';
import { count, share, shell, table } from './markdown.ts';
import type { PeerComparison } from './peers.ts';
import type { Training } from './training.ts';

/** Some of the peers compare every query with every name: on a larger set they take an hour. */
export const MOST_REFERENCES = 30_000;

const HEADINGS = ['matcher', 'precision', 'recall', 'F1', 'abstention', 'recall at P 0.99', 'rows/s'];

/** What there is for one set; no comparison when the peers are not installed. */
export interface ComparedSet {
  readonly result: EndToEnd;
  readonly comparison: PeerComparison;
}

/** The peers beside core, a table for each set. */
export function peersSection(sets: readonly ComparedSet[], training: Training | undefined): string {
  const dates = [...new Set(sets.map(({ comparison }) => comparison.date))].sort();
  return `## Other matchers on the same rows

${shell([`python peers.py ${SETS}/$SET/{reference,queries,truth}.csv --extra core=${WORK}/$SET/pred.csv --json ${WORK}/$SET/peers.json`])}

\`pred.csv\` has the matches of \`core resolve\` above. \`peers.py\` takes a fifth of the rows to choose the threshold of each peer, the
one with the best F1. All figures are of the other four fifths, those of core as well. Nothing is tuned for core there, but the shipped model
was trained on all rows of these sets, those four fifths included. \`core, set left out\` is a model that was trained without
the set (and without its twin, for sp500 and sp500-no-former, sec-former and renamed); its figures are of all rows, as the training measures them.

- \`exact\` looks up website and name without legal forms. \`tfidf\` is scikit-learn, character 3-grams. \`wratio\` is RapidFuzz. \`splink\` is
  Splink 5. \`logic-v2\` is the matcher of yente over the ten best of \`tfidf\`.
- \`recall at P 0.99\`: recall of a peer at the lowest threshold whose precision is 0.99 on the fifth. The line \`core, set left out\`
  has the same of core, over all rows. \`core HIGH\` counts the matches that it calls HIGH: that is not the most that can be had at
  0.99, for HIGH has rules which hold on any data (two legal names that differ by a word are never HIGH).
- Sets of more than ${count(MOST_REFERENCES)} references are left out: some of the peers compare every query with every name.
  Splink is missing where it cannot be trained on the names of a set.
- \`rows/s\` of a peer includes the indexing of the reference, and no start-up. \`rows/s\` of core is the wall clock of \`core resolve\` with
  start-up and durable jobs; the reference was imported before. Start-up is most of it on a small set.
  The machine was shared: two runs can differ by a factor of two.
- The figures of the peers are kept for as long as the files of a set are the same (measured ${dates.join(', ')}). Core's are of this run.
  \`npm run accuracy -- --fresh\` measures all.

${sets.map((set) => `### ${set.result.name}\n\n${setTable(set, training)}`).join('\n\n')}`;
}

/** Says why there is no comparison. */
export function withoutPeersSection(missing: string): string {
  return `## Other matchers on the same rows

Left out: there is no ${missing} on this machine. The README beside \`peers.py\` says how to install the peers; \`CORE_PEERS_PYTHON\` and
\`CORE_PEERS_SCRIPT\` say where they are.`;
}

function setTable(
  { result, comparison: { core, peers } }: ComparedSet,
  training: Training | undefined,
): string {
  const high = { precision: core['HIGH precision'] ?? 0, recall: core['HIGH recall'] ?? 0 };
  const unseen = training?.leftOut.find(({ name }) => name === result.name)?.scores;
  const rows = [
    row('core', core, { speed: result.rowsPerSecond }),
    row('core HIGH', high, {}),
    ...(unseen === undefined
      ? []
      : [
          row('core, set left out', unseen, { sure: unseen.recallAtP99 }),
          row('core HIGH, set left out', { precision: unseen.highPrecision, recall: unseen.highRecall }, {}),
        ]),
    ...Object.entries(peers).map(([name, scores]) =>
      row(name, scores, { speed: scores.rowsPerSecond, sure: scores['R at P99'] }),
    ),
  ];
  return table(HEADINGS, rows);
}

interface Figures {
  readonly precision: number;
  readonly recall: number;
  readonly f1?: number;
  readonly abstained?: number | null;
}

function row(
  name: string,
  { precision, recall, f1, abstained }: Figures,
  { speed, sure }: { speed?: number; sure?: number | undefined },
): readonly string[] {
  const mean = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return [
    ...[name, share(precision), share(recall), share(f1 ?? mean), share(abstained), share(sure)],
    speed === undefined ? '–' : count(speed),
  ];
}
