import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../src/resolution/model/weights.ts';
import { workplace } from './cli/run-core.ts';

const PATH = join(import.meta.dirname, '..', 'docs', 'matching.md');
/** A command of the document and what it shows below it. */
const EXAMPLE = /^```sh\ncore (.+)\n```\n\n```text\n([\s\S]*?)^```$/gm;

describe('docs/matching.md', () => {
  const place = workplace();

  it('shows what core explain prints; npm run docs writes it', async () => {
    const written = readFileSync(PATH, 'utf8');
    place.write('pairs.csv', /^```csv\n([\s\S]*?)^```$/m.exec(written)?.[1] ?? '');
    const examples = [...written.matchAll(EXAMPLE)];
    const printed = await Promise.all(
      examples.map(async ([, call = '']) => (await place.core(...call.split(' '))).stdout),
    );
    const docs = written.replace(
      EXAMPLE,
      (_, call: string) => `\`\`\`sh\ncore ${call}\n\`\`\`\n\n\`\`\`text\n${printed.shift()}\`\`\``,
    );
    if (process.env.UPDATE_DOCS === '1') writeFileSync(PATH, docs);
    expect(readFileSync(PATH, 'utf8')).toBe(docs);
    expect(docs.match(/^(?:matched HIGH |matched LOW |no_match MEDIUM)/gm)).toHaveLength(3);
  });

  it('tells the limits of the model', () => {
    const { blocking, threshold } = WEIGHTS;
    const docs = readFileSync(PATH, 'utf8');
    expect(docs).toContain(`At most ${blocking.max_candidates} candidates`);
    expect(docs).toContain(`From ${threshold.low * 100} % on`);
    expect(docs).toContain(`from ${threshold.low_by_names * 100} % where nothing but the names`);
    expect(docs).toContain(`(${threshold.low_of_brief * 100} % where the record has the one rare word`);
    expect(threshold.low_of_near_sisters).toBe(threshold.low_of_brief);
    expect(docs).toContain(`${threshold.low_of_same * 100} % where the names are one`);
    expect(threshold.low_of_part).toBe(threshold.low_of_same);
    expect(threshold.low_of_sisters).toBe(threshold.low_of_same);
    expect(docs).toContain(`HIGH begins at ${threshold.high * 100} %, MEDIUM at ${threshold.medium * 100} %`);
    expect(threshold.high_margin_bits).toBe(3);
    expect(docs).toContain('a lead of three bits');
  });
});
