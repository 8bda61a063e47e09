import { expect, it } from 'vitest';
import { entityKeys } from '../../src/resolution/blocking/blocking-keys.ts';
import { company, universeOf } from '../builders.ts';
import { memoryIndex } from './memory-index.ts';

it('says what the file of the same companies says: entities, ids, keys, how common they are and whom they lead to', () => {
  const place = { country: 'US', city: 'Austin' };
  const records = [
    company({ name: 'Zymergen Foods', website: 'zymergen.com', formerName: 'Kudzwa', ...place }),
    company({ source: 'lei', name: 'Quillon', lei: 'L', ...place }),
    company({ source: 'ror', name: 'Quillon', lei: 'L', phone: '030 123456' }),
    ...Array.from({ length: 60 }, (_, at) => company({ name: `Tamarin ${at}`, ...place })),
  ];
  const [memory, file] = [memoryIndex(records), universeOf(records).index];
  expect([memory.size, memory.frequencyCap]).toEqual([file.size, file.frequencyCap]);
  const profiles = Array.from({ length: file.size }, (_, entity) => file.profile(entity));
  expect(profiles.map((_, entity) => memory.profile(entity))).toEqual(profiles);
  for (const { coreId } of profiles) expect(memory.entityOf(coreId)).toBe(file.entityOf(coreId));
  const keys = profiles.flatMap((profile) => {
    const { listed, counted } = entityKeys(profile, (key) => file.frequency(key), file.frequencyCap);
    return [...listed, ...counted];
  });
  expect(keys.filter((key) => memory.entry(key)?.entities.length === 0)).toContain('cUS|austin');
  const told = (index: typeof file) =>
    keys.map((key) => [key, index.frequency(key), [...(index.entry(key)?.entities ?? [])]]);
  expect(told(memory)).toEqual(told(file));
});
