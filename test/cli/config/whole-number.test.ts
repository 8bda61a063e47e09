import { describe, expect, it } from 'vitest';
import { wholeNumberOf } from '../../../src/cli/config/whole-number.ts';
import { workplace } from '../run-core.ts';

const place = workplace();
const CALL = ['api', 'GET', '/v1/x', '--endpoint', 'http://127.0.0.1:9', '--api-key-file', 'key.txt'];
const SENT = ['resolve', 'a.csv', '--endpoint', 'http://127.0.0.1:9', '--api-key-file', 'key.txt'];

/** Each command with a text of another kind that is no whole number. */
const COMMANDS: readonly (readonly [
  option: string,
  text: string,
  range: string,
  command: readonly string[],
])[] = [
  ['--concurrency', '1e9', '0 to 64', ['resolve', 'a.csv']],
  ['--concurrency', '1.5', '1 to 1024', SENT],
  ['--concurrency', '', '0 to 64', ['evaluate', 'a.csv', '--truth', 'truth.csv']],
  ['--concurrency', '-1', '0 to 64', ['serve', '--port', '0']],
  ['--port', '0x50', '0 to 65535', ['serve']],
  ['--port', '65536', '0 to 65535', ['webhooks', 'listen', '--secret-file', 'key.txt']],
  ['--rate-limit', '0', '1 to 1000000', ['serve', '--port', '0']],
  ['--limit', '1e9', '1 to 9999999', ['search', 'Siemens']],
  ['--limit', 'all', '1 to 9999999', ['credits']],
  ['--limit', '-1', '1 to 9999999', ['webhooks', 'deliveries']],
  ['--row', '1.5', '1 to 999999999', ['explain', 'a.csv']],
  ['--timeout', '1e-9', '1 to 3600', CALL],
];

describe('a whole number', () => {
  it('is digits and nothing else, and in its range', () => {
    const range = { min: 0, max: 64 };
    expect(['0', '7', '064'].map((text) => wholeNumberOf(text, '--concurrency', range))).toEqual([0, 7, 64]);
    for (const text of ['', ' 4', '4 ', '-1', '+1', '1.5', '1e1', '0x4', '65', '\u0664', 'NaN', 'Infinity'])
      expect(() => wholeNumberOf(text, '--concurrency', range)).toThrow(
        `"${text}" is not a whole number from 0 to 64`,
      );
  });
});

describe.concurrent('an option that is a number', () => {
  place.write('a.csv', 'id,Company\n1,Siemens AG\n');
  place.write('truth.csv', 'external_id,expected_id\n1,\n');
  place.write('key.txt', 'a-key\n');

  it.each(COMMANDS)('%s does not take "%s" but whole numbers from %s: core %j', async (...row) => {
    const [option, text, range, command] = row;
    const { stdout, stderr, code } = await place.core(...command, option, text);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toContain(`core: "${text}" is not a whole number from ${range}\n`);
    expect(stderr).toContain(`  fix Give ${option} a whole number from ${range}.\n`);
    expect(place.has('a.resolved.csv')).toBe(false);
  });

  it('may be 0 where it stands for no threads, and not where it stands for no requests', async () => {
    const here = await place.core('resolve', 'a.csv', '-o', '-', '--concurrency', '0');
    const elsewhere = await place.core(...SENT, '--concurrency', '0');
    expect(here.code).toBe(0);
    expect(here.stdout).toContain('1,Siemens AG,6075156552,matched,');
    expect(elsewhere.code).toBe(2);
    expect(elsewhere.stderr).toContain('core: "0" is not a whole number from 1 to 1024\n');
  });

  it.each(['', ' ', '0x10', '1e400'])('of credits is in plain digits: "%s" is no price', async (text) => {
    const { stderr, code } = await place.core('config', 'set', 'prices.crosscheck', text);
    expect(stderr).toContain('core: prices.crosscheck: must be a number\n');
    expect(code).toBe(2);
  });

  it('of an age has at most six digits', async () => {
    const { stderr, code } = await place.core('jobs', 'prune', '--older-than', '99999999999999999999d');
    expect(stderr).toContain('core: 99999999999999999999d is no age\n');
    expect(code).toBe(2);
  });
});
