import { writeFileSync } from 'node:fs';
import { buildHash } from './build-hash.ts';
import { measureFailures } from './causes.ts';
import { accuracyDocument, type Measured } from './document.ts';
import { type EndToEnd, runEndToEnd } from './end-to-end.ts';
import { DOCUMENT, ROOT } from './folders.ts';
import { labelledSets, type SetFiles } from './labelled-sets.ts';
import { missingPeers } from './peer-tool.ts';
import { comparePeers } from './peers.ts';
import { type ComparedSet, MOST_REFERENCES } from './peers-section.ts';
import { factsOf } from './set-facts.ts';
import { readTraining } from './training.ts';
import { runUniverseSizes } from './universe-size.ts';

/** Measures the product on the labelled sets and writes docs/accuracy.md: `npm run accuracy`, with `-- --fresh` the peers too. */
async function accuracy(): Promise<void> {
  process.chdir(ROOT);
  const sets = labelledSets();
  const build = buildHash();
  const results: EndToEnd[] = [];
  for (const set of sets) {
    tell(`core on ${set.name}`);
    results.push(await runEndToEnd(set));
  }
  tell('universes of several sizes');
  const sizes = await runUniverseSizes();
  tell('causes of wrong answers and misses');
  const failures = await measureFailures();
  requireSameBuild(build);
  const facts = new Map(sets.map((set) => [set.name, factsOf(set)]));
  const small = sets.filter(({ name }) => (facts.get(name)?.reference ?? 0) <= MOST_REFERENCES);
  const peers = await peersOn(small, results);
  const measured = { facts, results, peers, training: readTraining(), sizes, failures };
  writeFileSync(DOCUMENT, accuracyDocument(measured));
  tell(`wrote ${DOCUMENT}`);
}

async function peersOn(sets: readonly SetFiles[], results: readonly EndToEnd[]): Promise<Measured['peers']> {
  const missing = missingPeers();
  if (missing !== undefined) return { missing };
  const isFresh = process.argv.includes('--fresh');
  const compared: ComparedSet[] = [];
  for (const result of results) {
    const set = sets.find(({ name }) => name === result.name);
    if (set === undefined) continue;
    tell(`peers on ${set.name}`);
    compared.push({ result, comparison: await comparePeers(set, result.predictions, { isFresh }) });
  }
  return compared;
}

/** Someone may train or build meanwhile: the figures would then be of two products. */
function requireSameBuild(build: string): void {
  if (buildHash() !== build) throw new Error('the product in dist changed meanwhile: run it again');
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

await accuracy();
