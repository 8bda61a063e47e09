import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workplace } from '../run-core.ts';

describe('core users', () => {
  const { core, coreReading, dataDir } = workplace();

  it('adds a user and prints a link by which this person chooses a password; its token stands nowhere', async () => {
    await core('keys', 'create', '--workspace', 'acme');
    const added = await core(
      ...['users', 'add', 'anna', '--workspace', 'acme', '--role', 'admin'],
      ...['--address', 'https://core.example.com/tools'],
    );
    expect(added).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^https:\/\/core\.example\.com\/tools\/ui\/#token=[\w-]{43}\n$/),
      stderr:
        'Whoever opens this link within a day chooses the password of anna, once. Send it to nobody else.\n',
    });
    const token = added.stdout.trim().slice(-43);
    for (const name of readdirSync(dataDir, { recursive: true, withFileTypes: true }))
      if (name.isFile()) expect(readFileSync(join(name.parentPath, name.name)).includes(token)).toBe(false);
  });

  it('adds nobody to a workspace that is not there, and names those there are', async () => {
    expect(await core('users', 'add', 'bert', '--workspace', 'acne')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Those there are: acme, default.'),
    });
    expect((await core('users', 'list')).stdout).not.toContain('bert');
  });

  it('changes what a user may do', async () => {
    const { code, stderr } = await core('users', 'role', 'Anna', 'reviewer');
    expect([code, stderr]).toEqual([0, 'Anna is a reviewer from now on.\n']);
    expect((await core('users', 'list', '--json')).stdout).toContain('"role":"reviewer"');
    await core('users', 'role', 'anna', 'admin');
    expect((await core('users', 'role', 'nobody', 'admin')).code).toBe(2);
  });

  it('takes a password from standard input, and lists who has one', async () => {
    const { code } = await coreReading(
      'a few words of mine\n',
      'users',
      'add',
      'bert',
      '--password-file',
      '-',
    );
    expect(code).toBe(0);
    const { stdout } = await core('users', 'list');
    const shown = stdout.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
    expect(shown.split('\n').map((line) => line.trimEnd().split(/ {2,}/))).toEqual([
      ['name', 'workspace', 'role', 'created', 'last seen', 'password'],
      ['anna', 'acme', 'admin', 'TIME', 'never', 'not chosen yet'],
      ['bert', 'default', 'reviewer', 'TIME', 'never', 'chosen'],
      [''],
    ]);
  });

  it('ends a password with a reset', async () => {
    expect((await core('users', 'reset', 'BERT')).stdout).toMatch(/#token=[\w-]{43}\n$/);
    const listed = JSON.parse((await core('users', 'list', '--json')).stdout);
    expect(listed.map(({ name, has_password }: Record<string, unknown>) => [name, has_password])).toEqual([
      ['anna', false],
      ['bert', false],
    ]);
  });

  it.each([
    [['add', 'Anna'], 'there is a user Anna already'],
    [['add', 'two words'], '"two words" is no name of a user'],
    [['add', 'carl', '--workspace', 'a/b'], '"a/b" is no name of a workspace'],
    [['add', 'carl', '--role', 'owner'], "argument 'owner' is invalid"],
    [['add', 'carl', '--address', 'ftp://x'], '"ftp://x" is no address of a service'],
    [['add', 'carl', '--password-file', 'none.txt'], 'there is no file none.txt'],
    [['reset', 'carl'], 'there is no user carl'],
    [['delete', 'carl'], 'there is no user carl'],
  ])('refuses %j and changes nothing', async (args, message) => {
    const { code, stderr } = await core('users', ...args);
    expect(stderr).toContain(message);
    expect(code).not.toBe(0);
    expect(JSON.parse((await core('users', 'list', '--json')).stdout)).toHaveLength(2);
  });

  it('adds nobody whose password is refused, and deletes', async () => {
    const short = await coreReading('short', 'users', 'add', 'carl', '--password-file', '-');
    expect(short.stderr).toContain('the password must have 12 to 256 characters');
    expect((await core('users', 'delete', 'Bert')).stderr).toBe('User bert deleted.\n');
    expect(JSON.parse((await core('users', 'list', '--json')).stdout)).toMatchObject([{ name: 'anna' }]);
  });
});
