import { readRows, readTruth, writeRows } from './csv-rows.ts';

interface PredictionFiles {
  /** As `core resolve` wrote it, against a reference whose source is called `set`. */
  readonly resolved: string;
  readonly truth: string;
  readonly to: string;
}

/** Writes the answers as peers.py reads them, and says how many there are. */
export function writePredictions({ resolved, truth, to }: PredictionFiles): number {
  const answers = new Map(readTruth(truth).map(({ externalId, right }) => [externalId, right]));
  const matched = readRows(resolved).filter(
    ({ core_outcome, external_id = '' }) => core_outcome === 'matched' && answers.has(external_id),
  );
  const predicted = matched.map(({ external_id = '', core_sources = '', core_confidence = '' }) => ({
    external_id,
    predicted_id: predictedId(core_sources, answers.get(external_id) ?? []),
    confidence: core_confidence,
  }));
  const header = { external_id: '', predicted_id: '', confidence: '' };
  // Rows without a prediction are skipped by peers.py; one keeps the header of an empty table.
  writeRows(to, predicted.length === 0 ? [header] : predicted);
  return predicted.length;
}

/** An entity can be made of several reference rows; any of them is its id. */
function predictedId(sources: string, right: readonly string[]): string {
  const ids = sources.split('|').flatMap((source) => (source.startsWith('set:') ? [source.slice(4)] : []));
  return ids.find((id) => right.includes(id)) ?? ids[0] ?? '';
}
