import { describe, expect, it } from 'vitest';
import type { CrmAccount } from '../../../src/contract/crm-account.ts';
import { company } from '../../builders.ts';
import { type SmallEngine, smallEngine } from '../small-engine.ts';
import { loaded } from './account-lines.ts';

const ZYMERGEN = company({ name: 'Zymergen', website: 'zymergen.com', country: 'US' });
const GINKGO = company({ name: 'Ginkgo Bioworks', website: 'ginkgobioworks.com', country: 'US' });
const ZYM: CrmAccount = { external_id: '1', legal_name: 'Zymergen Inc', website: 'zymergen.com' };
const GINK: CrmAccount = { external_id: '2', trading_name: 'Ginkgo Bioworks', website: 'ginkgobioworks.com' };
const DECIDED = { decided_at: '2026-01-01T00:00:00.000Z', reason: 'It says so on its invoices.' };

describe('a dataset that is out of date', () => {
  it('is judged again when a person has decided, and resolves only the account that this is about', async () => {
    const engine = smallEngine([ZYMERGEN, GINKGO]);
    await loaded(engine.service, [ZYM, GINK]);
    await decide(engine, { decision: 'entity', account: '1', core_id: null });
    expect(await engine.service.accountsStatus()).toMatchObject({
      in_use: { is_current: false },
      refresh: null,
    });
    await engine.datasets.refreshAll();
    expect(await engine.service.accountsStatus()).toMatchObject({
      in_use: { is_current: true, accounts: 2 },
      refresh: { state: 'completed', unchanged: 2, new: 0, leaving: 0, resolved: 2 },
    });
    expect([await outcomeOf(engine, '1'), await outcomeOf(engine, '2')]).toEqual(['created', 'matched']);
  });

  it('is judged again before a crosscheck is executed that was created after the decision', async () => {
    const engine = smallEngine([ZYMERGEN, GINKGO]);
    await loaded(engine.service, [ZYM, GINK], 'run-1');
    await decide(engine, { decision: 'entity', account: '1', core_id: null });
    const options = { dataset: 'run-1' };
    const [job] = await engine.service.create('crosscheck', [{ body: { ...ZYM } }], options);
    const [status] = await engine.service.jobs('crosscheck', [job?.id ?? ''], { waitMs: 20_000 });
    expect(status).toMatchObject({ status: 'completed' });
    expect(await engine.service.accountsStatus(options)).toMatchObject({
      in_use: { is_current: true },
      refresh: { state: 'completed' },
    });
  });

  it('of a workspace is resolved again when the universe has changed, that of a run is not', async () => {
    const engine = smallEngine([GINKGO]);
    await loaded(engine.service, [ZYM, GINK]);
    await loaded(engine.service, [ZYM, GINK], 'run-1');
    expect(await outcomeOf(engine, '1')).not.toBe('matched');
    engine.switchTo([ZYMERGEN, GINKGO]);
    await engine.datasets.refreshAll();
    expect(await outcomeOf(engine, '1')).toBe('matched');
    expect((await engine.service.accountsStatus()).in_use?.is_current).toBe(true);
    expect((await engine.service.accountsStatus({ dataset: 'run-1' })).in_use?.is_current).toBe(false);
  });

  it('keeps the time of its loading and the rules that came with it', async () => {
    let nowMs = Date.parse('2026-01-01');
    const engine = smallEngine([ZYMERGEN], { now: () => nowMs });
    await loaded(engine.service, [ZYM]);
    nowMs += 60_000;
    await decide(engine, { decision: 'operating', account: '1', is_operating: true });
    await engine.datasets.refreshAll();
    expect((await engine.service.accountsStatus()).in_use).toMatchObject({
      loaded_at: '2026-01-01T00:00:00.000Z',
      checked_at: '2026-01-01T00:01:00.000Z',
    });
  });
});

function decide({ overrides }: SmallEngine, decision: object): Promise<unknown> {
  // Decisions of these tests have the members of their kind.
  return overrides.add('default', [{ override: { ...decision, ...DECIDED } } as never]);
}

async function outcomeOf({ judged }: SmallEngine, id: string): Promise<string | undefined> {
  const account = await (await judged.open('default', null))?.account(id);
  return account?.resolution.result.extended?.outcome;
}
