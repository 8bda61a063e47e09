import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { workplace } from './run-core.ts';

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
  const [first] = leaves === 'at once' ? [''] : await once(child.stdout, 'data');
  child.stdout.destroy();
  const [code] = await exit;
  await closed;
  return { first: String(first), errors, code };
}

describe.concurrent('a reader that has seen enough', () => {
  beforeAll(() => {
    const rows = Array.from({ length: 1500 }, (_, at) => `siemens.com,${at}`);
    place.write('many.csv', `website,number\n${rows.join('\n')}\n`);
    return place.coreReading('website\nsiemens.com\n', 'resolve', '-');
  });

  it('ends core resolve quietly', async () => {
    const { first, errors, code } = await runForLeavingReader('after some', 'resolve', 'many.csv', '-o', '-');
    expect(first).toMatch(/^website,number,core_id,/);
    expect(errors).not.toMatch(/EPIPE|core:|^ +at /m);
    expect([0, 141]).toContain(code);
  });

  it.each([['--help'], ['lookup 6075156552']])('ends core %s quietly', async (command) => {
    const { errors, code } = await runForLeavingReader('at once', ...command.split(' '));
    expect(errors).not.toMatch(/EPIPE|core:|^ +at /m);
    expect([0, 141]).toContain(code);
  });
});
