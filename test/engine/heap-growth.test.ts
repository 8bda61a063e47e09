import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import {
  collectEarly,
  GROWTH_OPTION,
  HELP_OPTION,
  NEW_OBJECTS_OPTION,
  withRoomForPlan,
} from '../../src/engine/heap-growth.ts';
import { v8Options } from './v8-options.ts';

it('sets options of the V8 that runs the tests', () => {
  const options = v8Options();
  expect(options).toContain(`${GROWTH_OPTION} `);
  expect(options).toContain(`${NEW_OBJECTS_OPTION} `);
  expect(options).toContain(`${HELP_OPTION} `);
});

it('gives threads no more room for new objects, whatever V8 takes by itself', async () => {
  collectEarly();
  const worker = new Worker(MAKES_OBJECTS, { eval: true });
  const megabytes = await new Promise((resolve, reject) => worker.on('message', resolve).on('error', reject));
  expect(megabytes).toBe(32);
});

it('gives what the work gives, and fails as it fails', async () => {
  expect(await withRoomForPlan(7, async () => 7)).toBe(7);
  await expect(withRoomForPlan(1e7, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
});

/** Makes more objects than have room at once, keeps some of them, and says how much of the heap is for new ones. */
const MAKES_OBJECTS = `
  let kept = [];
  for (let at = 0; at < 6e6; at++) {
    kept.push({ at });
    if (kept.length > 3e5) kept = [];
  }
  const spaces = require('v8').getHeapSpaceStatistics();
  const { space_size } = spaces.find(({ space_name }) => space_name === 'new_space');
  require('worker_threads').parentPort.postMessage(space_size / 2 ** 20);
`;
