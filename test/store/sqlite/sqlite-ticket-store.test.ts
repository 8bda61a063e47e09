import { describe, expect, it, onTestFinished } from 'vitest';
import { TicketOutcome } from '../../../src/contract/feedback.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteTicketStore } from '../../../src/store/sqlite/sqlite-ticket-store.ts';
import { tempPath } from '../../temp-folder.ts';

const NOW = Date.UTC(2026, 0, 31);
const TICKET = { workspace: 'ours', crmId: '0015g00000AbCdEFGH', name: 'Acme', feedback: 'Wrong parent ✂️' };

describe('tickets', () => {
  it('begin as new, without outcome, with the words that were sent', async () => {
    const { tickets, database } = opened();
    const number = await tickets.add(TICKET, NOW);
    expect(await tickets.find('ours', number)).toEqual({
      ticketId: number,
      ticketState: 'new',
      outcome: '',
      crmId: TICKET.crmId,
      feedbackBody: 'Wrong parent ✂️',
    });
    const kept = database.prepare('SELECT name, created_at AS at FROM ticket').get();
    expect(kept).toEqual({ name: 'Acme', at: NOW });
  });

  it('have numbers that follow each other, over all workspaces', async () => {
    const { tickets } = opened();
    const numbers: number[] = [];
    for (const workspace of ['ours', 'theirs', 'ours'])
      numbers.push(await tickets.add({ ...TICKET, workspace }, NOW));
    expect(numbers).toEqual([1, 2, 3]);
  });

  it('of another workspace are not there, nor those that nobody wrote', async () => {
    const { tickets } = opened();
    const number = await tickets.add(TICKET, NOW);
    for (const unknown of [number + 1, 0, -1, 2 ** 40])
      expect(await tickets.find('ours', unknown)).toBeUndefined();
    expect(await tickets.find('theirs', number)).toBeUndefined();
  });

  it('show that somebody works on them', async () => {
    const { tickets, database } = opened();
    const number = await tickets.add(TICKET, NOW);
    database.prepare("UPDATE ticket SET state = 'open'").run();
    expect(await tickets.find('ours', number)).toMatchObject({
      ticketState: 'open',
      feedbackBody: TICKET.feedback,
    });
  });

  it.each(TicketOutcome.options)('begin with a check mark when they are closed as %s', async (outcome) => {
    const { tickets, database } = opened();
    const number = await tickets.add(TICKET, NOW);
    database.prepare("UPDATE ticket SET state = 'closed', outcome = ?").run(outcome);
    expect(await tickets.find('ours', number)).toMatchObject({
      ticketState: 'closed',
      outcome,
      feedbackBody: '\u2705 Wrong parent ✂️',
    });
  });
});

function opened() {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  return { tickets: sqliteTicketStore(database), database };
}
