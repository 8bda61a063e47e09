import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlockingLimits } from '../dist/resolution/blocking/best-candidates.js';
import type { FittedTable } from './boost.ts';
import { compareSet } from './compared.ts';
import { type LabelledSet, openSet } from './labelled.ts';
import { measureLimits } from './limits.ts';
import { type FittedModel, fitModel, type TrainingSet } from './model-fit.ts';
import { SCORE_HEAD, type SetScores, scoreLine, scoresOf } from './scores.ts';

/**
 * Estimates the learned part of src/resolution/model/model.json from the labelled sets: `npm run train`. Each set is
 * also scored by a model that has not seen it nor its relatives (see FAMILIES); the scores are kept in
 * the model file and in bench/.cache/training.json. `npm run train -- --check` changes nothing;
 * `-- --limits` first measures how far blocking has to go, by what the model at hand gets right.
 */
const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, 'bench', '.cache');
const SETS = process.env.CORE_SETS ?? join(CACHE, 'sets');
const MODEL = join(ROOT, 'src', 'resolution', 'model', 'model.json');

const FAMILIES: ReadonlyMap<string, string> = new Map([
  ['sp500-no-former', 'sp500'],
  ['renamed', 'sec-former'],
  ['small-damaged', 'damaged'],
]);

/** No model learns from these, so that they show what it does with lists that it has not seen. */
const ONLY_MEASURED: ReadonlySet<string> = new Set([
  'vendors',
  'bare-names',
  'relatives',
  'small-damaged',
  'small-vendors',
]);

const model = JSON.parse(readFileSync(MODEL, 'utf8'));
const isCheck = process.argv.includes('--check');
const labelled = readdirSync(SETS)
  .sort()
  .map((name) => openSet(name, join(SETS, name)));
if (process.argv.includes('--limits')) model.blocking = measuredLimits();
const sets = labelled.map(trainingSet);

const learned = sets.filter(({ name }) => !ONLY_MEASURED.has(name));
const leftOut = sets.map((held) => {
  const others = learned.filter((set) => familyOf(set) !== familyOf(held));
  return { name: held.name, scores: scoresOf(fitModel(others), held.queries) };
});
print('Each set scored by a model that was trained on the others', leftOut);
const shipped = fitModel(learned);
const allIn = sets.map(({ name, queries }) => ({ name, scores: scoresOf(shipped, queries) }));
print('Each set scored by the shipped model, which was trained on all that are learned from', allIn);
process.stdout.write(
  '* rows given an entity after theirs was taken out of the universe, and those of them with HIGH\n',
);
mkdirSync(CACHE, { recursive: true });
writeFileSync(join(CACHE, 'training.json'), JSON.stringify({ leftOut, allIn }, null, 1));
if (!isCheck) writeModel(shipped);

function trainingSet(set: LabelledSet): TrainingSet {
  const queries = compareSet(set, model.blocking);
  set.reference.close();
  return { name: set.name, queries };
}

/** How far blocking goes, with every step that was taken to find it. */
function measuredLimits(): BlockingLimits | undefined {
  const steps = measureLimits(labelled);
  process.stdout.write(
    'Limits of blocking: share of the right entities kept, candidates and keys of a record\n\n',
  );
  for (const { limits, kept, candidates, keys } of steps) {
    const shown = Object.entries(limits).map(([name, value]) => `${name} ${value}`);
    process.stdout.write(
      `${kept.toFixed(4)} ${candidates.toFixed(2).padStart(6)} ${keys.toFixed(1).padStart(6)}  ${shown.join(', ')}\n`,
    );
  }
  process.stdout.write('\n');
  return steps.at(-1)?.limits;
}

/** Sets with rows in common: a model that has seen one has seen a part of the other. */
function familyOf({ name }: TrainingSet): string {
  return FAMILIES.get(name) ?? name;
}

function print(title: string, scored: readonly { name: string; scores: SetScores }[]): void {
  const lines = scored.map(({ name, scores }) => scoreLine(name, scores));
  process.stdout.write(`${title}\n\n${SCORE_HEAD}\n${lines.join('\n')}\n\n`);
}

function writeModel({ intercept, tables, decision }: FittedModel): void {
  model.name.intercept = rounded(intercept);
  model.name.tables = written(tables.filter((table) => table.row !== 'place'));
  model.place.tables = written(tables.filter((table) => table.row === 'place'));
  model.decision = { intercept: rounded(decision.intercept), tables: written(decision.tables) };
  const date = new Date().toISOString().slice(0, 10);
  const learned = JSON.stringify([model.name, model.place, model.blocking, model.decision, model.threshold]);
  model.version = `${date}.${createHash('sha256').update(learned).digest('hex').slice(0, 6)}`;
  model.training = { date, sets: leftOut.map(({ name, scores }) => ({ name, ...shortened(scores) })) };
  writeFileSync(
    MODEL,
    `${JSON.stringify(model, null, 1)
      .replace(/\n\s+(-?[\d.]+,?)(?=\n)/g, ' $1')
      .replace(/\n\s+\](?=[,\n])/g, ' ]')}\n`,
  );
}

function written(fitted: readonly FittedTable[]) {
  return fitted.map(({ of, row, cuts, bits }) => ({ of, row, cuts, bits: bits.map(rounded) }));
}

function shortened(scores: SetScores): Record<string, number> {
  return Object.fromEntries(Object.entries(scores).map(([name, value]) => [name, rounded(value)]));
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
