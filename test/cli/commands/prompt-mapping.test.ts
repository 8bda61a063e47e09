import { PassThrough } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../../../src/batch/mapping/propose-mapping.ts';
import { confirmMapping } from '../../../src/cli/commands/prompt-mapping.ts';

const COLUMNS = ['Account', 'Company', 'Website', 'Domain'];
const SAMPLE = [
  ['A-1', '', '', ''],
  ['A-2', 'Acme\u001B[2J', 'acme.com', 'acme.de'],
];
const ENTER = '\r';
const UP = '\u001B[A';
const DOWN = '\u001B[B';

/** A terminal whose user presses a key whenever the screen contains its cue. */
function terminal(steps: readonly (readonly [cue: string, keys: readonly string[]])[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  // Like standard error, the terminal stays open when a prompt that writes to it is over.
  output.end = () => output;
  const left = [...steps];
  let screen = '';
  let fresh = '';
  output.on('data', async (chunk: Buffer) => {
    screen += chunk;
    fresh += chunk;
    const step = left[0];
    if (step === undefined || !fresh.includes(step[0])) return;
    left.shift();
    fresh = '';
    for (const key of step[1]) {
      await delay(20);
      input.write(key);
    }
  });
  return { io: { interactive: true, input, output }, screen: () => screen, left };
}

describe('the questions about a mapping', () => {
  it('asks nothing when nobody is there to answer', async () => {
    const user = terminal([]);
    const proposal = proposeMapping(COLUMNS, SAMPLE);
    const io = { ...user.io, interactive: false };
    expect(await confirmMapping(proposal, COLUMNS, SAMPLE, io)).toBe(proposal);
    expect(user.screen()).toBe('');
  });

  it('shows each field with a value, harmless to the terminal, and accepts with Enter', async () => {
    const user = terminal([['Use these columns?', [ENTER]]]);
    const proposal = proposeMapping(COLUMNS, SAMPLE);
    expect(await confirmMapping(proposal, COLUMNS, SAMPLE, user.io)).toBe(proposal);
    expect(user.screen()).toContain('  name ← Company, such as "Acme\\u001b[2J"\n');
    expect(user.screen()).toContain('  website ← Website, Domain, such as "acme.com"\n');
  });

  it('lets the user choose another column for one field', async () => {
    const user = terminal([
      ['Use these columns?', ['n', ENTER]],
      ['Which field is wrong?', [ENTER]],
      ['Column of name', [UP, ENTER]],
      ['Use these columns?', [ENTER]],
    ]);
    const result = await confirmMapping(proposeMapping(COLUMNS, SAMPLE), COLUMNS, SAMPLE, user.io);
    expect(result.mapping).toEqual({ name: [0], website: [2, 3] });
    expect(user.left).toEqual([]);
  });

  it('lets the user mark several columns, and unmap a field', async () => {
    const user = terminal([
      ['Use these columns?', ['n', ENTER]],
      ['Which field is wrong?', [DOWN, DOWN, DOWN, DOWN, ENTER]],
      ['Columns of website', [DOWN, DOWN, ' ', ENTER]],
      ['Use these columns?', ['n', ENTER]],
      ['Which field is wrong?', [ENTER]],
      ['Column of name', [UP, UP, ENTER]],
      ['Use these columns?', [ENTER]],
    ]);
    const result = await confirmMapping(proposeMapping(COLUMNS, SAMPLE), COLUMNS, SAMPLE, user.io);
    expect(result.mapping).toEqual({ website: [3] });
  });
});
