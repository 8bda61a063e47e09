import { expect, it } from 'vitest';
import { newIds, timeOfId, wasPruned } from '../../src/engine/new-ids.ts';

it('makes ids that follow each other and tell when each was made, also when the clock goes back', () => {
  let now = 1_800_000_000_000;
  const newId = newIds(() => now, 'job_');
  const first = newId();
  now += 5000;
  const second = newId();
  now -= 9000;
  const third = newId();
  expect([first, second, third].toSorted()).toEqual([first, second, third]);
  expect([first, second, third].map(timeOfId)).toEqual([0, 5000, 5000].map((ms) => 1_800_000_000_000 + ms));
});

it('reads the time of the process in ids of earlier versions, and none in what is no id', () => {
  expect(timeOfId('job_019a9d3b2c00a1b2c3d4e5f600000007')).toBe(0x019a9d3b2c00);
  for (const id of [
    '',
    'nobody',
    'job_',
    'job_019a9d3b2c00',
    'run_m1abcdef',
    'JOB_019A9D3B2C00A1B2C3D4E5F600000007',
  ])
    expect(timeOfId(id)).toBeUndefined();
});

it('says of an id whether retention has been where it comes from, and of a strange one that it has not', () => {
  const id = 'job_019a9d3b2c00a1b2c3d4e5f600000007';
  expect([0x019a9d3b2c00, 0x019a9d3b2c01].map((ms) => wasPruned(id, ms))).toEqual([false, true]);
  expect(wasPruned('blk_019a9d3b2c00a1b2c3d4e5f600000007-17', 0x019a9d3b2c01)).toBe(true);
  expect(wasPruned('job_of_somebody_else', Number.MAX_SAFE_INTEGER)).toBe(false);
});
