import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { CORE, ended, workplace } from './run-core.ts';

const place = workplace();

/** Runs `core` for a reader that goes away like head: at once, or when it has read something. */
async function runForLeavingReader(leaves: 'at once' | 'after some', ...args: readonly string[]) {
  const child = place.start(...args);
  child.stdin.end();
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const closed = once(child.stderr, 'end');
  const exit = once(child, 'exit');
  // Who is refused says nothing, and is not waited for.
  const [first] = leaves === 'at once' ? [''] : await Promise.race([once(child.stdout, 'data'), exit]);
  child.stdout.destroy();
  const [code] = await exit;
  await closed;
  return { first: String(first), errors, code };
}

describe.concurrent('a reader that has seen enough', () => {
  beforeAll(() => {
    const rows = Array.from({ length: 1500 }, (_, at) => `siemens.com,${at}`);
    // Each run has a file of its own, for the second of two runs of one file is refused while the first is at work.
    place.write('many.csv', `website,number\n${rows.join('\n')}\n`);
    place.write('more.csv', `website,order\n${rows.join('\n')}\n`);
    return place.coreReading('website\nsiemens.com\n', 'resolve', '-');
  });

  it('ends core resolve quietly', async () => {
    const { first, errors, code } = await runForLeavingReader('after some', 'resolve', 'many.csv', '-o', '-');
    expect(first).toMatch(/^website,number,core_id,/);
    expect(errors).not.toMatch(/EPIPE|core:|^ +at /m);
    expect([0, 141]).toContain(code);
  });

  it('ends core resolve by its outcomes where these are asked for', async () => {
    const { errors, code } = await runForLeavingReader(
      'after some',
      ...['resolve', 'more.csv', '-o', '-', '--fail-on', 'matched'],
    );
    expect(errors).not.toMatch(/EPIPE|core:|^ +at /m);
    expect(code).toBe(1);
  });

  it.each([['--help'], ['lookup 6075156552']])('ends core %s quietly', async (command) => {
    const { errors, code } = await runForLeavingReader('at once', ...command.split(' '));
    expect(errors).not.toMatch(/EPIPE|core:|^ +at /m);
    expect([0, 141]).toContain(code);
  });
});

describe.skipIf(!existsSync('/dev/full')).concurrent('an output that takes no more', () => {
  // Each run has a file of its own, for two of the same content would be one run.
  beforeAll(() => {
    for (const name of ['one.csv', 'two.csv', 'three.csv'])
      place.write(name, `website,file\nsiemens.com,${name}\n`);
  });

  it.each([
    ['resolve one.csv -o -'],
    ['resolve two.csv --fresh -o two.csv.out --json'],
    ['reference export -o -'],
    ['reference list'],
    ['--help'],
    ['--version'],
  ])('ends core %s with 74 and a message, without a stack', async (command) => {
    const { code, stderr } = await shell(`${command} > /dev/full`);
    expect(stderr).toContain('standard output cannot be written: ');
    expect(stderr).not.toMatch(/^ +at .*:\d+:\d+/m);
    expect(code).toBe(74);
  });

  it('ends nothing when only messages get lost', async () => {
    const { code } = await shell('resolve three.csv -o quiet.csv 2> /dev/full');
    expect(code).toBe(0);
    expect(place.read('quiet.csv')).toContain('siemens.com');
  });
});

/** Runs `core` by a shell, which opens what its output goes to. */
async function shell(command: string) {
  const env = { PATH: process.env.PATH, HOME: place.folder, CORE_DATA_DIR: place.dataDir };
  const words = ['-c', `"${process.execPath}" "${CORE}" ${command}`];
  return ended(spawn('sh', words, { cwd: place.folder, env }));
}
