import { describe, expect, it } from 'vitest';
import { keyHash } from '../../../src/resolution/blocking/key-hash.ts';
import { addToFilter, keyFilterFor, mayHave } from '../../../src/store/universe-file/key-filter.ts';

const KEYS = 20_000;

function filled(): Uint8Array {
  const filter = keyFilterFor(KEYS);
  for (let at = 0; at < KEYS; at++) addToFilter(filter, keyHash(`tword${at}`));
  return filter;
}

describe('the filter of keys', () => {
  it('knows every key that was added', () => {
    const filter = filled();
    for (let at = 0; at < KEYS; at++) expect(mayHave(filter, keyHash(`tword${at}`))).toBe(true);
  });

  it('takes one foreign key in forty, or fewer, for one of its own', () => {
    const filter = filled();
    const mistaken = Array.from({ length: KEYS }, (_, at) => mayHave(filter, keyHash(`gother${at}`)));
    expect(mistaken.filter(Boolean).length / KEYS).toBeLessThan(1 / 40);
  });

  it('has room for one key when there is none, and has none', () => {
    const filter = keyFilterFor(0);
    expect(filter.length).toBe(1);
    expect(mayHave(filter, keyHash('tsiemens'))).toBe(false);
  });
});
