import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { CoreError } from '../../src/contract/errors.ts';
import { FeedbackTicket, TicketOutcome } from '../../src/contract/feedback.ts';
import type { Override } from '../../src/crm/override.ts';
import { decidedCompanies } from '../../src/crm/overrides/companies.ts';
import { overridesOf } from '../../src/crm/overrides/overrides-of.ts';
import { subjectOf } from '../../src/crm/overrides/subject.ts';
import { decisionsOfOutcome } from '../../src/feedback/decisions-of-outcome.ts';
import type { StoredTicket } from '../../src/feedback/ticket-store.ts';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { sqliteOverrideStore } from '../../src/store/sqlite/sqlite-override-store.ts';
import { sqliteTicketStore } from '../../src/store/sqlite/sqlite-ticket-store.ts';
import { different, entity, neverMerge, operating, same } from '../crm/overrides/decisions.ts';

const SEQUENCES = 500;
const X = '1000000001';
const Y = '1000000002';
const ORDER = { new: 0, open: 1, closed: 2 } as const;

const database = openCoreDatabase('');
afterAll(() => void database.close());
const tickets = sqliteTicketStore(database);
const overrides = sqliteOverrideStore(database);

const accounts = fc.constantFrom('A', 'B', 'C');
const numbers = fc.integer({ min: 1, max: 5 });
const pairs = fc.uniqueArray(accounts, { minLength: 2, maxLength: 2 });
const decisions = fc.oneof(
  pairs.map(([one = '', other = '']) => same(one, other)),
  pairs.map(([one = '', other = '']) => different(one, other)),
  pairs.map(([one = '', other = '']) => neverMerge(one, other)),
  fc.tuple(accounts, fc.constantFrom(X, Y, null)).map(([account, id]) => entity(account, id)),
  fc.tuple(accounts, fc.boolean()).map(([account, is]) => operating(account, is)),
);
const closing = fc.record({
  number: numbers,
  outcome: fc.constantFrom(...TicketOutcome.options),
  other: accounts,
  id: fc.constantFrom(X, Y, 'none'),
});
const steps = fc.record({
  at: fc.constantFrom(0, 1),
  act: fc.oneof(
    { weight: 3, arbitrary: accounts.map((crmId) => ({ kind: 'submit', crmId }) as const) },
    { weight: 2, arbitrary: numbers.map((number) => ({ kind: 'open', number }) as const) },
    { weight: 5, arbitrary: closing.map((end) => ({ kind: 'close', ...end }) as const) },
    { weight: 2, arbitrary: decisions.map((override) => ({ kind: 'decide', override }) as const) },
    { weight: 1, arbitrary: fc.nat(5).map((which) => ({ kind: 'take back', which }) as const) },
  ),
});
type Act = typeof steps extends fc.Arbitrary<infer Step extends { act: unknown }> ? Step['act'] : never;

it('whatever is said, opened, closed and decided in two workspaces, each keeps its own in order', async () => {
  let sequence = 0;
  const seen = { closed: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 6, maxLength: 24, size: 'max' }), async (sequenceOf) => {
      const names = [`one-${sequence}`, `other-${sequence++}`] as const;
      for (const { at, act } of sequenceOf) {
        const [own, other] = at === 0 ? names : [names[1], names[0]];
        const [before, elsewhere] = [await stateOf(own), await stateOf(other)];
        const isTaken = await taken(act, own);
        const after = await stateOf(own);
        if (act.kind === 'close') seen[isTaken ? 'closed' : 'refused']++;
        expect(await stateOf(other)).toEqual(elsewhere);
        if (!isTaken) expect(after).toEqual(before);
        await keepsInvariants(own, before, after);
      }
    }),
    { numRuns: SEQUENCES },
  );
  expect(seen.closed).toBeGreaterThan(SEQUENCES / 2);
  expect(seen.refused).toBeGreaterThan(SEQUENCES / 2);
}, 120_000);

interface State {
  readonly tickets: readonly StoredTicket[];
  readonly decided: readonly Override[];
  readonly revision: number;
}

async function stateOf(workspace: string): Promise<State> {
  const decided = (await overrides.list(workspace)).map(({ override }) => override);
  const revision = await overrides.revision(workspace);
  return { tickets: await tickets.list(workspace), decided, revision };
}

/** Does one thing; false when it was refused, or there was nothing to do. */
async function taken(act: Act, workspace: string): Promise<boolean> {
  try {
    switch (act.kind) {
      case 'submit':
        return (await tickets.add({ workspace, crmId: act.crmId, name: 'n', feedback: 'Wrong' }, 1000)) > 0;
      case 'open':
        return await tickets.open(workspace, act.number, 2000);
      case 'close':
        return await closed(act, workspace);
      case 'decide': {
        const { added, replaced } = await overrides.add(workspace, [{ override: act.override }]);
        return added.length + replaced.length > 0;
      }
      case 'take back': {
        const number = (await overrides.list(workspace))[act.which]?.number;
        return number !== undefined && (await overrides.remove(workspace, [number])).length === 0;
      }
    }
  } catch (error) {
    expect(error).toBeInstanceOf(CoreError);
    return false;
  }
}

async function closed(
  { number, outcome, other, id }: Extract<Act, { kind: 'close' }>,
  workspace: string,
): Promise<boolean> {
  const crmId = (await tickets.stored(workspace, number))?.crmId ?? 'A';
  const isPair = outcome.endsWith('_duplicate');
  const targets = {
    ...(isPair && { of: [other] }),
    ...(outcome === 'wrong_parent' && { parent: id }),
    ...(outcome === 'wrong_entity' && { entity: id }),
  };
  const decided = await decisionsOfOutcome(outcome, { crmId, targets, historyOf: async () => undefined });
  const told = decided.map((decision) => ({ ...decision, decided_at: '2026-03-01' }));
  return tickets.close(workspace, number, { outcome, decisions: told }, 3000);
}

async function keepsInvariants(workspace: string, before: State, after: State): Promise<void> {
  expect(after.tickets.map(({ number }) => number)).toEqual(after.tickets.map((_, at) => at + 1));
  for (const [at, ticket] of after.tickets.entries()) {
    const was = before.tickets[at];
    if (was?.state === 'closed') expect(ticket).toEqual(was);
    expect(ORDER[ticket.state]).toBeGreaterThanOrEqual(ORDER[was?.state ?? 'new']);
    expect(ticket.outcome === '').toBe(ticket.state !== 'closed');
    const wire = FeedbackTicket.parse(await tickets.find(workspace, ticket.number));
    expect(wire.feedbackBody).toBe(ticket.state === 'closed' ? '✅ Wrong' : 'Wrong');
    if (was !== undefined && was.state !== 'closed' && ticket.state === 'closed') obeyed(ticket, after);
  }
  // No two of the decisions that stand contradict each other, and each is about something else.
  const companies = decidedCompanies();
  for (const override of after.decided) expect(companies.add({ override })).toBeUndefined();
  expect(new Set(after.decided.map(subjectOf)).size).toBe(after.decided.length);
}

/** What a ticket decided holds from its closing on. */
function obeyed({ decisions, outcome }: StoredTicket, { decided }: State): void {
  const { ofPair, entityOf, parentOf, isOperating } = overridesOf(decided);
  for (const one of decisions) {
    if (one.decision === 'different_companies') expect(ofPair(...one.accounts)).toBe('different_companies');
    if (one.decision === 'same_company') expect(ofPair(...one.accounts)).toBe('same_company');
    if (one.decision === 'never_merge')
      expect(['never_merge', 'different_companies']).toContain(ofPair(...one.accounts));
    if (one.decision === 'entity') expect(entityOf(one.account)).toBe(one.core_id);
    if (one.decision === 'parent') expect(parentOf(one.account)).toBe(one.parent_core_id);
    if (one.decision === 'operating') expect(isOperating(one.account)).toBe(one.is_operating);
  }
  expect(decisions.length === 0).toBe(outcome === 'false_feedback_no_action');
}
