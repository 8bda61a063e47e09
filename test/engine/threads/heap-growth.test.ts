import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import {
  beginAsNew,
  collectEarly,
  GROWTH_OPTION,
  HELP_OPTION,
  NEW_OBJECTS_OPTION,
  OLD_AT_ONCE_OPTION,
  withRoomForPlan,
} from '../../../src/engine/threads/heap-growth.ts';
import { v8Options } from './v8-options.ts';

it('sets options of the V8 that runs the tests', () => {
  const options = v8Options();
  expect(options).toContain(`${GROWTH_OPTION} `);
  expect(options).toContain(`${NEW_OBJECTS_OPTION} `);
  expect(options).toContain(`${HELP_OPTION} `);
  expect(options).toContain(`${OLD_AT_ONCE_OPTION} `);
});

it('gives threads no more room for new objects, whatever V8 takes by itself', async () => {
  collectEarly();
  expect(await megabytesOf(MAKES_OBJECTS)).toBe(32);
});

it('makes no object old that is forgotten at once, whatever was made in its place before', async () => {
  beginAsNew();
  const grown: number[] = [];
  for (let at = 0; at < TRIES; at++) grown.push(await megabytesOf(MAKES_OLD_AND_NEW_ONES));
  expect(grown.sort((a, b) => a - b)[(TRIES - 1) / 2]).toBeLessThan(1);
});

/** Where all processors are busy, what stayed may grow old as late as while the others are made. */
const TRIES = 9;

it('gives what the work gives, and fails as it fails', async () => {
  expect(await withRoomForPlan(7, async () => 7)).toBe(7);
  await expect(withRoomForPlan(1e7, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
});

function megabytesOf(code: string): Promise<number> {
  const worker = new Worker(code, { eval: true });
  return new Promise((resolve, reject) => worker.on('message', resolve).on('error', reject));
}

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

/** Makes objects that stay, then in the same place others that do not, and says by how much the old part of the heap grew. */
const MAKES_OLD_AND_NEW_ONES = `
  const { getHeapSpaceStatistics } = require('v8');
  const oldMegabytes = () =>
    getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space').space_used_size / 2 ** 20;
  const made = (at) => ({ at, next: { at } });
  // A function of its own, so that nothing of it is alive when it is done.
  const keepSome = () => {
    let kept = [];
    for (let at = 0; at < 3e6; at++) {
      kept.push(made(at));
      if (kept.length > 4e5) kept = [];
    }
  };
  keepSome();
  const before = oldMegabytes();
  for (let at = 0; at < 2e5; at++) made(at);
  require('worker_threads').parentPort.postMessage(oldMegabytes() - before);
`;
