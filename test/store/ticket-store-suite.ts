import { describe, expect, it } from 'vitest';
import { TicketOutcome } from '../../src/contract/feedback.ts';
import type { TicketStore } from '../../src/feedback/ticket-store.ts';

/** An empty store of tickets, and what only those who work on tickets see and do. */
export interface OpenedTicketStore {
  readonly tickets: TicketStore;
  titleAndTimeOf(number: number): Promise<{ readonly name: string; readonly at: number } | undefined>;
  setState(number: number, state: 'open' | 'closed', outcome: TicketOutcome | ''): Promise<void>;
}

const NOW = Date.UTC(2026, 0, 31);
const TICKET = { workspace: 'ours', crmId: '0015g00000AbCdEFGH', name: 'Acme', feedback: 'Wrong parent ✂️' };

/** What every implementation of tickets must do. */
export function describeTicketStore(name: string, open: () => OpenedTicketStore): void {
  describe(name, () => {
    it('begin as new, without outcome, with the words that were sent', async () => {
      const { tickets, titleAndTimeOf } = open();
      const number = await tickets.add(TICKET, NOW);
      expect(await tickets.find('ours', number)).toEqual({
        ticketId: number,
        ticketState: 'new',
        outcome: '',
        crmId: TICKET.crmId,
        feedbackBody: 'Wrong parent ✂️',
      });
      expect(await titleAndTimeOf(number)).toEqual({ name: 'Acme', at: NOW });
    });

    it('have numbers that follow each other, over all workspaces', async () => {
      const { tickets } = open();
      const numbers: number[] = [];
      for (const workspace of ['ours', 'theirs', 'ours'])
        numbers.push(await tickets.add({ ...TICKET, workspace }, NOW));
      expect(numbers).toEqual([1, 2, 3]);
    });

    it('of another workspace are not there, nor those that nobody wrote', async () => {
      const { tickets } = open();
      const number = await tickets.add(TICKET, NOW);
      for (const unknown of [number + 1, 0, -1, 2 ** 40])
        expect(await tickets.find('ours', unknown)).toBeUndefined();
      expect(await tickets.find('theirs', number)).toBeUndefined();
    });

    it('show that somebody works on them', async () => {
      const { tickets, setState } = open();
      const number = await tickets.add(TICKET, NOW);
      await setState(number, 'open', '');
      expect(await tickets.find('ours', number)).toMatchObject({
        ticketState: 'open',
        feedbackBody: TICKET.feedback,
      });
    });

    it.each(TicketOutcome.options)('begin with a check mark when they are closed as %s', async (outcome) => {
      const { tickets, setState } = open();
      const number = await tickets.add(TICKET, NOW);
      await setState(number, 'closed', outcome);
      expect(await tickets.find('ours', number)).toMatchObject({
        ticketState: 'closed',
        outcome,
        feedbackBody: '\u2705 Wrong parent ✂️',
      });
    });
  });
}
