import { describe, expect, it } from 'vitest';
import { TicketOutcome } from '../../src/contract/feedback.ts';
import type { Override } from '../../src/crm/override.ts';
import type { OverrideStore } from '../../src/crm/overrides/override-store.ts';
import type { TicketStore } from '../../src/feedback/ticket-store.ts';
import { different, operating, same } from '../crm/overrides/decisions.ts';

/** An empty store of tickets, and the decisions of the same workspaces. */
export interface OpenedTicketStore {
  readonly tickets: TicketStore;
  readonly overrides: OverrideStore;
}

const NOW = Date.UTC(2026, 0, 31);
const LATER = NOW + 1000;
const TICKET = { workspace: 'ours', crmId: '0015g00000AbCdEFGH', name: 'Acme', feedback: 'Wrong parent ✂️' };
const NOTHING = { outcome: 'false_feedback_no_action', decisions: [] } as const;

/** What every implementation of tickets must do. */
export function describeTicketStore(name: string, open: () => OpenedTicketStore): void {
  describe(name, () => {
    it('begin as new, without outcome, with the words that were sent', async () => {
      const { tickets } = open();
      const number = await tickets.add(TICKET, NOW);
      expect(await tickets.find('ours', number)).toEqual({
        ticketId: number,
        ticketState: 'new',
        outcome: '',
        crmId: TICKET.crmId,
        feedbackBody: 'Wrong parent ✂️',
      });
      expect(await tickets.stored('ours', number)).toEqual({
        ...{
          number,
          crmId: TICKET.crmId,
          name: 'Acme',
          feedback: 'Wrong parent ✂️',
          state: 'new',
          outcome: '',
        },
        ...{ createdAt: '2026-01-31T00:00:00.000Z', openedAt: null, closedAt: null, closedBy: null },
        decisions: [],
      });
    });

    it('have numbers that follow each other in each workspace', async () => {
      const { tickets } = open();
      const numbers: number[] = [];
      for (const workspace of ['ours', 'theirs', 'ours', 'ours', 'theirs'])
        numbers.push(await tickets.add({ ...TICKET, workspace }, NOW));
      expect(numbers).toEqual([1, 1, 2, 3, 2]);
    });

    it('of another workspace are not there, nor those that nobody wrote', async () => {
      const { tickets } = open();
      const number = await tickets.add(TICKET, NOW);
      for (const unknown of [number + 1, 0, -1, 2 ** 40])
        expect(await tickets.find('ours', unknown)).toBeUndefined();
      expect(await tickets.find('theirs', number)).toBeUndefined();
      expect(await tickets.stored('theirs', number)).toBeUndefined();
      expect(await tickets.open('theirs', number, NOW)).toBe(false);
      expect(await tickets.close('theirs', number, NOTHING, NOW)).toBe(false);
      expect(await tickets.list('theirs')).toEqual([]);
    });

    it('are open once somebody works on them, and never go back', async () => {
      const { tickets } = open();
      const number = await tickets.add(TICKET, NOW);
      expect(await tickets.open('ours', number, LATER)).toBe(true);
      expect(await tickets.open('ours', number, LATER + 1)).toBe(false);
      expect(await tickets.stored('ours', number)).toMatchObject({
        ...{ state: 'open', openedAt: '2026-01-31T00:00:01.000Z', outcome: '' },
      });
      expect(await tickets.close('ours', number, NOTHING, LATER)).toBe(true);
      expect(await tickets.open('ours', number, LATER)).toBe(false);
      expect(await tickets.find('ours', number)).toMatchObject({ ticketState: 'closed' });
    });

    it.each(TicketOutcome.options)('begin with a check mark when they are closed as %s', async (outcome) => {
      const { tickets } = open();
      const number = await tickets.add(TICKET, NOW);
      await tickets.close('ours', number, { outcome, decisions: [] }, LATER);
      expect(await tickets.find('ours', number)).toMatchObject({
        ticketState: 'closed',
        outcome,
        feedbackBody: '\u2705 Wrong parent ✂️',
      });
      expect(await tickets.stored('ours', number)).toMatchObject({ feedback: TICKET.feedback });
    });

    it('are closed once, and were open by then', async () => {
      const { tickets } = open();
      const number = await tickets.add(TICKET, NOW);
      expect(await tickets.close('ours', number, { ...NOTHING, closedBy: 'Ana' }, LATER)).toBe(true);
      const again = { outcome: 'wrong_parent', decisions: [different('A', 'B')] } as const;
      expect(await tickets.close('ours', number, again, LATER + 1)).toBe(false);
      expect(await tickets.stored('ours', number)).toMatchObject({
        ...{ outcome: 'false_feedback_no_action', closedBy: 'Ana' },
        ...{ openedAt: '2026-01-31T00:00:01.000Z', closedAt: '2026-01-31T00:00:01.000Z' },
      });
    });

    it('are listed oldest first, or those of one state', async () => {
      const { tickets } = open();
      for (const name of ['a', 'b', 'c']) await tickets.add({ ...TICKET, name }, NOW);
      await tickets.open('ours', 2, LATER);
      const names = async (state?: 'new' | 'open' | 'closed') =>
        (await tickets.list('ours', state)).map((one) => one.name);
      expect(await names()).toEqual(['a', 'b', 'c']);
      expect([await names('new'), await names('open'), await names('closed')]).toEqual([
        ['a', 'c'],
        ['b'],
        [],
      ]);
    });

    it('keep with their closing what it decided, for their workspace alone', async () => {
      const { tickets, overrides } = open();
      const number = await tickets.add(TICKET, NOW);
      const decisions = [
        { ...different('A', 'B'), reason: 'ticket 1', decided_by: 'Ana' },
        different('A', 'C'),
      ];
      await tickets.close('ours', number, { outcome: 'not_a_duplicate', decisions }, LATER);
      const decided = (await overrides.list('ours')).map(({ override }) => override);
      expect(decided).toEqual(decisions);
      expect((await tickets.stored('ours', number))?.decisions).toEqual(decisions);
      expect([await overrides.revision('ours'), await overrides.list('theirs')]).toEqual([1, []]);
    });

    it.each<[string, Override, Override]>([
      ['the same pair', same('A', 'B'), different('B', 'A')],
      ['the same account', operating('A', true), operating('A', false)],
    ])('stay as they are when a decision about %s says otherwise', async (_, standing, refused) => {
      const { tickets, overrides } = open();
      await overrides.add('ours', [{ override: standing }]);
      const number = await tickets.add(TICKET, NOW);
      const before = await tickets.stored('ours', number);
      const closing = { outcome: 'not_a_duplicate', decisions: [different('X', 'Y'), refused] } as const;
      await expect(tickets.close('ours', number, closing, LATER)).rejects.toMatchObject({
        ...{ code: 'CONFLICT', message: expect.stringContaining('decision 1 says that') },
        fix: expect.stringContaining('core overrides remove 1 --workspace ours'),
      });
      expect(await tickets.stored('ours', number)).toEqual(before);
      const decided = (await overrides.list('ours')).map(({ override }) => override);
      expect([decided, await overrides.revision('ours')]).toEqual([[standing], 1]);
    });

    it('leave what was decided before as it is, with its reason', async () => {
      const { tickets, overrides } = open();
      const standing = { ...different('A', 'B'), reason: 'two VAT numbers' };
      await overrides.add('ours', [{ override: standing }]);
      const number = await tickets.add(TICKET, NOW);
      const decisions = [{ ...different('B', 'A'), reason: 'ticket 1' }];
      expect(await tickets.close('ours', number, { outcome: 'not_a_duplicate', decisions }, LATER)).toBe(
        true,
      );
      expect((await overrides.list('ours')).map(({ override }) => override)).toEqual([standing]);
    });
  });
}
