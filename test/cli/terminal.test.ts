import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { onTerminal, suspendedOnTerminal } from './on-terminal.ts';
import { workplace } from './run-core.ts';

const ESC = '\u001B';
const place = workplace();
const hasTerminal = spawnSync('python3', ['-c', 'import pty']).status === 0;
const createdKey = async (): Promise<string> =>
  JSON.parse((await place.core('keys', 'create', '--json')).stdout).id;
const isDeleted = async (id: string): Promise<boolean> =>
  JSON.parse((await place.core('keys', 'list', '--json')).stdout).some(
    (key: { id: string; deleted_at: string | null }) => key.id === id && key.deleted_at !== null,
  );

describe.skipIf(!hasTerminal)('on a terminal', () => {
  it('a key is deleted only when its owner says yes', async () => {
    const id = await createdKey();
    const cue = `Delete key ${id}?`;
    const declined = await onTerminal(place, { cue, keys: '\r' }, 'keys', 'delete', id);
    expect(declined).toEqual({ screen: expect.stringContaining('Nothing was changed.'), code: 1 });
    expect(await isDeleted(id)).toBe(false);
    const agreed = await onTerminal(place, { cue, keys: 'y\r' }, 'keys', 'delete', id);
    expect(agreed).toEqual({ screen: expect.stringContaining(`Key ${id} deleted.`), code: 0 });
    expect(await isDeleted(id)).toBe(true);
  });

  it('outlives Ctrl-Z and fg', async () => {
    const id = await createdKey();
    const typed = { cue: `Delete key ${id}?`, keys: 'y\r' };
    const { screen, code } = await suspendedOnTerminal(place, typed, 'keys', 'delete', id);
    expect(screen).toContain('[suspended]');
    expect(code).toBe(0);
    expect(await isDeleted(id)).toBe(true);
  });

  it('a key that is not there is told before anything is asked', async () => {
    const { screen, code } = await onTerminal(place, {}, 'keys', 'delete', 'key_zzzzzzzz');
    expect(screen).toContain('there is no key key_zzzzzzzz');
    expect({ isAsked: screen.includes('?'), code }).toEqual({ isAsked: false, code: 2 });
  });

  it.each(['--yes', '--no-input'])('nothing is asked with %s', async (flag) => {
    const id = await createdKey();
    const { screen, code } = await onTerminal(place, {}, 'keys', 'delete', id, flag);
    expect({ isAsked: screen.includes('?'), code }).toEqual({ isAsked: false, code: 0 });
  });

  it('pruning tells what would go before it asks', async () => {
    place.write('one.csv', 'website\nzzyzxquantum.com\n');
    await place.core('resolve', 'one.csv');
    const asked = { cue: 'Delete 1 run, 1 job and 0 deliveries?', keys: '\r' };
    const { screen, code } = await onTerminal(place, asked, 'jobs', 'prune', '--older-than', '0s');
    expect({ isTold: screen.includes(asked.cue), code }).toEqual({ isTold: true, code: 1 });
    expect(JSON.parse((await place.core('jobs', 'list', '--json')).stdout)).toHaveLength(1);
  });

  it.each([
    [['reference', 'remove', 'starter'], 'Take starter out of the universe?'],
    [['restore', 'nowhere.tar.gz', '--force'], 'Replace '],
  ])('%j asks, and does nothing without a yes', async (args, cue) => {
    const { screen, code } = await onTerminal(place, { cue, keys: 'n\r' }, ...args);
    expect({ screen, code }).toEqual({ screen: expect.stringContaining('Nothing was changed.'), code: 1 });
  });

  it('errors and states have colours, and none with NO_COLOR', async () => {
    const failed = await onTerminal(place, {}, 'jobs', 'show', 'nowhere');
    expect(failed.screen).toContain(`${ESC}[31mcore:${ESC}[39m there is no run nowhere`);
    const listed = await onTerminal(place, {}, 'jobs', 'list');
    expect(listed.screen).toContain(`${ESC}[32mfinished${ESC}[39m`);
    const plain = await onTerminal(place, { variables: { NO_COLOR: '1' } }, 'jobs', 'list');
    expect(plain.screen).not.toContain(ESC);
  });

  it('outcomes have colours', async () => {
    place.write('two.csv', 'website,name\nsiemens.com,Siemens\nragged\nzzyzxquantum.com,Zzyzx\n');
    const { screen } = await onTerminal(place, {}, 'resolve', 'two.csv', '--no-input');
    expect(screen).toContain(`${ESC}[32mmatched`);
    expect(screen).toContain(`${ESC}[31minvalid`);
  });
});
