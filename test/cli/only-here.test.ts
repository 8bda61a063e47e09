import { describe, expect, it } from 'vitest';
import { workplace } from './run-core.ts';

const SERVICE = 'http://127.0.0.1:9';

describe('a command about what this machine keeps', () => {
  it.each([
    ['keys', ['keys', 'list']],
    ['users', ['users', 'list']],
    ['credits', ['credits']],
    ['workspaces', ['workspace', 'list']],
    ['deliveries', ['webhooks', 'deliveries']],
    ['tokens', ['reconcile-tokens', 'list']],
    ['connections', ['crm', 'connections', 'list']],
    ['schedules', ['crm', 'schedule', 'list']],
    ['schedules', ['inbound', 'schedule', 'list']],
    ['sources', ['reference', 'list']],
  ])('says so where a service is set for all commands: %s', async (what, words) => {
    const { core, dataDir } = workplace({ isNew: true });
    const told = `warning these are the ${what} of ${dataDir}; the service ${SERVICE} is not asked`;
    const alone = await core(...words);
    expect(alone.stderr).not.toContain('is not asked');
    await core('config', 'set', 'endpoint', SERVICE);
    const { stderr, code } = await core(...words);
    expect(stderr.split('\n')[0]).toBe(told);
    expect(code).toBe(alone.code);
    const asked = await core(...words, '--endpoint', SERVICE);
    expect(asked.code).toBe(2);
    expect(asked.stderr).toContain(`${what} are kept where a service keeps its data`);
  });
});
