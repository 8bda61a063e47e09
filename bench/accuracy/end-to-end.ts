import { mkdirSync, rmSync } from 'node:fs';
import { runCore } from '../run-core.ts';
import { setCommands } from './commands.ts';
import { type Evaluation, runEvaluate } from './evaluation.ts';
import { WORK } from './folders.ts';
import type { SetFiles } from './labelled-sets.ts';
import { writePredictions } from './predictions.ts';

/** How the product did on a set, from an empty data directory on. */
export interface EndToEnd {
  readonly name: string;
  readonly evaluation: Evaluation;
  /** Queries for each second of `core resolve`, its start-up included. */
  readonly rowsPerSecond: number;
  /** Its answers, for peers.py. */
  readonly predictions: string;
}

/** Imports the reference of a set, resolves its queries and measures the answers, each by the command line. */
export async function runEndToEnd({ name, truth }: SetFiles): Promise<EndToEnd> {
  const commands = setCommands(name);
  const folder = `${WORK}/${name}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const words of commands.import) await runCore(words);
  const resolve = await runCore([...commands.resolve, '--json']);
  const predictions = `${folder}/pred.csv`;
  const given = writePredictions({ resolved: `${folder}/resolved.csv`, truth, to: predictions });
  const evaluation = await runEvaluate(commands.evaluate);
  if (given !== evaluation.overall.given)
    throw new Error(`${name}: core resolve matched ${given} rows, core evaluate ${evaluation.overall.given}`);
  const { rows } = JSON.parse(resolve.stdout);
  return { name, evaluation, rowsPerSecond: rows / resolve.seconds, predictions };
}
