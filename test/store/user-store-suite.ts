import { describe, expect, it } from 'vitest';
import type { UserStore } from '../../src/access/user-store.ts';
import { SESSION_IDLE_MS, SESSION_MS } from '../../src/contract/user.ts';

/** What every implementation of users, their sessions and links must do. */
export function describeUserStore(name: string, open: () => UserStore): void {
  describe(name, () => keeping(open));
  describe(`${name}: links`, () => linking(open));
  describe(`${name}: sessions`, () => signedIn(open));
}

const TIME = Date.parse('2026-11-22T08:00:00Z');
const MINUTE = 60_000;
const ANNA = { name: 'Anna', workspace: 'acme', role: 'reviewer' } as const;

function keeping(open: () => UserStore): void {
  it('are found and listed by name, in any case of it', async () => {
    const users = open();
    await users.add({ ...ANNA, name: 'zoë', role: 'admin' }, TIME);
    expect(await users.add(ANNA, TIME)).toBe(true);
    expect(await users.add({ ...ANNA, name: 'ANNA', workspace: 'other' }, TIME)).toBe(false);
    const anna = {
      ...ANNA,
      ...{ createdAt: '2026-11-22T08:00:00.000Z', lastSeenAt: null, hasPassword: false },
    };
    expect(await users.list()).toEqual([anna, expect.objectContaining({ name: 'zoë', role: 'admin' })]);
    expect(await users.find('ZOË'.normalize('NFD'))).toMatchObject({ name: 'zoë', passwordHash: null });
    expect(await users.find('bert')).toBeUndefined();
  });

  it('lose their sessions and links when they are removed or get another password', async () => {
    for (const change of ['remove', 'setPassword'] as const) {
      const users = open();
      await users.add(ANNA, TIME);
      await users.add({ ...ANNA, name: 'bert' }, TIME);
      for (const user of ['anna', 'bert']) await users.beginSession({ hash: `of ${user}`, user }, TIME);
      await users.addLink({ purpose: 'password', user: 'anna', hash: 'link' }, TIME + MINUTE);
      expect(await users[change]('ANNA', 'hash')).toBe(true);
      expect(await users.seeSession('of anna', TIME)).toBeUndefined();
      expect(await users.seeSession('of bert', TIME)).toMatchObject({ user: 'bert' });
      expect(await users.findLink('link', TIME)).toBeUndefined();
      expect(await users[change]('nobody', 'hash')).toBe(false);
    }
  });
}

function linking(open: () => UserStore): void {
  it('choose a password once, and end what sessions there were', async () => {
    const users = open();
    await users.add(ANNA, TIME);
    await users.beginSession({ hash: 'session', user: 'anna' }, TIME);
    await users.addLink({ purpose: 'password', user: 'Anna', hash: 'link' }, TIME + MINUTE);
    expect(await users.findLink('link', TIME)).toEqual({ purpose: 'password', user: 'anna' });
    expect(await users.choosePassword('link', 'chosen', TIME)).toBe(true);
    expect(await users.choosePassword('link', 'again', TIME)).toBe(false);
    expect(await users.find('anna')).toMatchObject({ passwordHash: 'chosen', hasPassword: true });
    expect(await users.seeSession('session', TIME)).toBeUndefined();
  });

  it('are good for their purpose alone, until their time, and until a newer one', async () => {
    const users = open();
    await users.add(ANNA, TIME);
    await users.addLink({ purpose: 'owner', user: null, hash: 'owner' }, TIME + MINUTE);
    expect(await users.choosePassword('owner', 'chosen', TIME)).toBe(false);
    expect(await users.takeOwnerLink('owner', TIME + MINUTE)).toBe(false);
    expect(await users.takeOwnerLink('owner', TIME)).toBe(true);
    expect(await users.takeOwnerLink('owner', TIME)).toBe(false);
    await users.addLink({ purpose: 'password', user: 'anna', hash: 'older' }, TIME + MINUTE);
    await users.addLink({ purpose: 'password', user: 'anna', hash: 'newer' }, TIME + MINUTE);
    expect(await users.choosePassword('older', 'chosen', TIME)).toBe(false);
    expect(await users.choosePassword('newer', 'chosen', TIME)).toBe(true);
  });

  it('make the first user, and never a second one', async () => {
    const users = open();
    const first = { ...ANNA, workspace: 'default', role: 'admin', passwordHash: 'hash' } as const;
    for (const hash of ['one', 'two'])
      await users.addLink({ purpose: 'first-user', user: null, hash }, TIME + MINUTE);
    expect(await users.addFirst('one', first, TIME)).toBe(false);
    expect(await users.addFirst('two', first, TIME)).toBe(true);
    await users.addLink({ purpose: 'first-user', user: null, hash: 'three' }, TIME + MINUTE);
    expect(await users.addFirst('three', { ...first, name: 'bert' }, TIME)).toBe(false);
    expect((await users.list()).map(({ name, role }) => [name, role])).toEqual([['Anna', 'admin']]);
  });
}

function signedIn(open: () => UserStore): void {
  it('tell who has signed in, with the role and the workspace of today', async () => {
    const users = open();
    await users.add(ANNA, TIME);
    await users.beginSession({ hash: 'session', user: 'anna' }, TIME);
    expect(await users.seeSession('session', TIME)).toEqual({
      ...{ user: 'Anna', workspace: 'acme', role: 'reviewer' },
    });
    await users.beginSession({ hash: 'owner', user: null }, TIME);
    expect(await users.seeSession('owner', TIME)).toEqual({
      ...{ user: null, workspace: 'default', role: 'admin' },
    });
    await users.endSession('session');
    expect(await users.seeSession('session', TIME)).toBeUndefined();
  });

  it('are over when nobody has used them for long, and after a time however they were used', async () => {
    const users = open();
    await users.add(ANNA, TIME);
    for (const hash of ['idle', 'used']) await users.beginSession({ hash, user: 'anna' }, TIME);
    const step = SESSION_IDLE_MS - MINUTE;
    let at = TIME;
    while (at + step < TIME + SESSION_MS) {
      at += step;
      expect(await users.seeSession('used', at)).toMatchObject({ user: 'Anna' });
    }
    expect((await users.list()).map(({ lastSeenAt }) => lastSeenAt)).toEqual([new Date(at).toISOString()]);
    expect(await users.seeSession('used', TIME + SESSION_MS)).toBeUndefined();
    expect(await users.seeSession('idle', TIME + SESSION_IDLE_MS)).toBeUndefined();
    await users.prune(TIME + SESSION_MS);
    expect(await users.seeSession('used', TIME)).toBeUndefined();
  });
}
