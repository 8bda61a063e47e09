import { cpus, totalmem } from 'node:os';
import type { Failures } from './causes.ts';
import { causesSection } from './causes-section.ts';
import type { EndToEnd } from './end-to-end.ts';
import { blockingSection, endToEndSection } from './end-to-end-section.ts';
import { type ComparedSet, peersSection, withoutPeersSection } from './peers-section.ts';
import type { SetFacts } from './set-facts.ts';
import { setsSection } from './sets-section.ts';
import type { Training } from './training.ts';
import { trainingSection } from './training-section.ts';
import { universeSection } from './universe-section.ts';
import type { SizedRun } from './universe-size.ts';

/** Everything that was measured. */
export interface Measured {
  readonly facts: ReadonlyMap<string, SetFacts>;
  readonly results: readonly EndToEnd[];
  /** The path that is missing when the peers are not installed. */
  readonly peers: readonly ComparedSet[] | { readonly missing: string };
  readonly training: Training | undefined;
  readonly sizes: readonly SizedRun[];
  readonly failures: Failures;
}

/** The whole of docs/accuracy.md. */
export function accuracyDocument({ facts, results, peers, training, sizes, failures }: Measured): string {
  const sections = [
    head(results),
    setsSection(facts),
    endToEndSection(results),
    trainingSection(training),
    'missing' in peers ? withoutPeersSection(peers.missing) : peersSection(peers, training),
    blockingSection(results),
    universeSection(sizes),
    causesSection(failures),
  ];
  return `${sections.join('\n\n')}\n`;
}

function head(results: readonly EndToEnd[]): string {
  const model = results[0]?.evaluation.model ?? 'unknown';
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  return `# Accuracy

Made by \`npm run accuracy\` on ${new Date().toISOString().slice(0, 10)} with model ${model} on ${machine}. It needs the labelled sets
(\`npm run bench:sets\`). Every table stands below the command that makes it. Shares have three digits; – is a share of nothing.`;
}
