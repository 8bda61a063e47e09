import { userInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { masked, workplace } from './run-core.ts';

const A = '001A0000010khO8IAI';
const B = '001A0000010khO9IAI';

describe('core feedback', () => {
  it('takes feedback, tells how it stands, and closes it with a decision', async () => {
    const place = workplace({ isNew: true });
    const { core } = place;
    const submit = ['feedback', 'submit', '--crm-id', A, '--feedback', 'Not the same company as Acme GmbH'];
    expect(await core(...submit)).toEqual({
      stdout: 'Ticket 1. The feedback was received.\n',
      stderr: 'core feedback status 1 tells how it stands.\n',
      code: 0,
    });
    expect(await core('feedback', 'open', '1')).toMatchObject({ stderr: 'Ticket 1 is open.\n', code: 0 });
    const close = ['feedback', 'close', '1', '--outcome', 'not_a_duplicate'];
    expect(await core(...close)).toEqual({
      stdout: '',
      stderr: `core: no kept crosscheck has put ${A} into a group with other accounts; the ticket stays as it is
  at  --of
  fix Name the other accounts: --of CRMID…
`,
      code: 2,
    });
    expect(await core(...close, '--of', B, '--by', 'Ana')).toEqual({
      stdout: '',
      stderr: `Ticket 1 is closed: not_a_duplicate.\nDecided: ${A} and ${B} are different companies\n`,
      code: 0,
    });
    expect((await core('feedback', 'status', '1')).stdout).toBe(`ticket    1
account   ${A}
state     closed
outcome   not_a_duplicate
feedback  ✅ Not the same company as Acme GmbH
`);
    const [ticket] = JSON.parse((await core('feedback', 'list', '--json')).stdout);
    expect(ticket).toMatchObject({ closedBy: 'Ana', ticketState: 'closed' });
    expect((await core('feedback', 'list')).stdout).toMatch(/ closed .* ✅ Not the same company/);
    expect(masked((await core('overrides', 'list')).stdout, place)).toContain(
      `${A} and ${B} are different companies  ticket 1: Not the same company as Acme GmbH  Ana`,
    );
    expect(await core('feedback', 'open', '1')).toMatchObject({
      ...{ code: 2, stderr: expect.stringContaining('was closed on') },
    });
  });

  it('lists the tickets of each workspace, by state', async () => {
    const place = workplace({ isNew: true });
    const { core } = place;
    await core('workspace', 'set', 'acme', 'feedback', 'on');
    const submit = (...more: readonly string[]) =>
      core('feedback', 'submit', '--crm-id', A, '--feedback', 'Wrong', ...more);
    await submit();
    await submit('--name', 'Parent');
    await submit('--workspace', 'acme');
    await core('feedback', 'open', '2');
    await core('feedback', 'close', '1', '--outcome', 'false_feedback_no_action');
    const [closed] = JSON.parse((await core('feedback', 'list', '--json')).stdout);
    expect(closed.closedBy).toBe(userInfo().username);
    expect(masked((await core('feedback', 'list', '--state', 'open')).stdout, place)).toBe(
      `ticket  created     state  outcome  account             title   feedback\n` +
        `     2  DAY  open            ${A}  Parent  Wrong\n`,
    );
    const listed = JSON.parse((await core('feedback', 'list', '--workspace', 'acme', '--json')).stdout);
    expect(listed).toMatchObject([{ ticketId: 1, crmId: A, ticketState: 'new', outcome: '', decisions: [] }]);
    expect((await core('feedback', 'list', '--workspace', 'zeta')).stderr).toBe('There are no tickets.\n');
  });

  it('is refused where it is off, for an id that the CRM cannot have, and for tickets elsewhere', async () => {
    const { core } = workplace({ isNew: true });
    const submit = (id: string, ...more: readonly string[]) =>
      core('feedback', 'submit', '--crm-id', id, '--feedback', 'Wrong', ...more);
    expect(await submit(A, '--workspace', 'acme')).toEqual({
      ...{ stdout: '', code: 4 },
      stderr: `core: feedback is not turned on for this workspace
  fix The operator of the service turns it on: core workspace set acme feedback on
`,
    });
    expect((await submit('881')).stderr).toContain('crmId: must have exactly 18 characters');
    await core('workspace', 'set', 'default', 'crm-ids', 'hubspot');
    expect((await submit('881')).code).toBe(0);
    expect((await core('feedback', 'status', '7')).stderr).toContain('there is no ticket 7');
    expect((await core('feedback', 'status', 'x')).code).toBe(2);
    const elsewhere = await core('feedback', 'list', '--endpoint', 'http://127.0.0.1:9');
    expect(elsewhere.stderr).toContain('tickets are worked on where the service keeps its data');
  });
});
