import { expect } from 'vitest';
import { FeedbackAccepted, FeedbackTicket } from '../../src/contract/feedback.ts';
import { EnrichmentStarted } from '../../src/contract/inbound.ts';
import { LookupEntity } from '../../src/contract/lookup-entity.ts';
import { NO_CORE_ID, newCrmId } from './companies.ts';
import { conforms } from './conforms.ts';
import { endedJobs, type ServiceTarget } from './service-target.ts';
import { strictly } from './strictly.ts';

const named = conforms<ServiceTarget>;
const REFUSED = { code: 'INVALID_REQUEST' };
const NOT_FOUND = { code: 'NOT_FOUND' };

/** Lookups, feedback and inbound enrichment. */
export const DESK_SUITE = [
  named(
    'looks Bridgestone up as its latest resolution found it',
    [
      'service/4',
      'field/lookup/id',
      'field/lookup/status',
      'field/lookup/created_at, completed_at',
      'field/lookup/record.core_id',
      'field/lookup/record.entity_type',
      'field/lookup/record.legal_info',
      'field/lookup/record.brand_info',
      'field/lookup/record.entity_classification',
      'field/lookup/entity-level-only',
    ],
    async (target) => {
      const [, job] = [
        await endedJobs(target, 'entity-resolution', [{ website: 'bridgestone.com' }]),
        (await endedJobs(target, 'entity-resolution', [{ legal_name: 'Bridgestone Corporation' }]))[0],
      ];
      if (job?.status !== 'completed') throw new Error(`the job is ${JSON.stringify(job)}`);
      const { id, created_at, completed_at, record } = job;
      const found = await target.service.lookupEntity(record.core_id ?? '');
      expect(strictly(LookupEntity, found, 'the lookup')).toMatchObject({
        ...{ id, status: 'completed', created_at, completed_at },
        record: {
          core_id: record.core_id,
          entity_type: 'legal_entity',
          legal_info: { legal_name: 'Bridgestone Corporation', brand_name: 'Bridgestone', country: 'JP' },
          brand_info: { brand_name: 'Bridgestone', website: 'bridgestone.com', country: 'JP' },
          entity_classification: record.entity_classification,
        },
      });
    },
  ),
  named(
    'looks up nothing that the workspace has not resolved',
    ['error/404', 'field/lookup/id'],
    async (target) => {
      const [job] = await endedJobs(target, 'entity-resolution', [{ website: 'denso.com' }]);
      if (job?.status !== 'completed') throw new Error(`the job is ${JSON.stringify(job)}`);
      const failure = { code: 'ENTITY_NOT_FOUND' };
      const { service, stranger } = target;
      await expect(stranger.lookupEntity(job.record.core_id ?? '')).rejects.toMatchObject(failure);
      await expect(service.lookupEntity(NO_CORE_ID)).rejects.toMatchObject(failure);
      await expect(service.lookupEntity('no id')).rejects.toMatchObject(failure);
    },
  ),
  named(
    'takes feedback about an account and shows its ticket as new',
    [
      'service/5',
      'field/feedback/crmId',
      'field/feedback/feedback',
      'field/feedback-accepted/status',
      'field/feedback-accepted/message',
      'field/feedback-accepted/ticketId',
      'field/feedback-read/ticketId',
      'field/feedback-ticket/ticketId',
      'field/feedback-ticket/ticketState',
      'field/feedback-ticket/outcome',
      'field/feedback-ticket/crmId',
      'field/feedback-ticket/feedbackBody',
      'state/feedback/new',
    ],
    async ({ service, stranger }) => {
      const crmId = newCrmId();
      const accepted = await service.submitFeedback({ crmId, feedback: 'The parent is wrong.' });
      const { ticketId } = strictly(FeedbackAccepted, accepted, 'the answer');
      expect(accepted).toEqual({ status: 'Success', message: expect.stringMatching(/./), ticketId });
      expect(strictly(FeedbackTicket, await service.readFeedback(ticketId), 'the ticket')).toEqual({
        ...{ ticketId, ticketState: 'new', outcome: '', crmId },
        feedbackBody: 'The parent is wrong.',
      });
      await expect(stranger.readFeedback(ticketId)).rejects.toMatchObject(NOT_FOUND);
      await expect(service.readFeedback(987_654_321)).rejects.toMatchObject(NOT_FOUND);
    },
  ),
  named(
    'calls feedback by the account when it has no name',
    ['field/feedback/name'],
    async ({ service, owner, workspace }) => {
      const feedback = { crmId: newCrmId(), feedback: 'The parent is wrong.' };
      const [plain, named] = await Promise.all([
        service.submitFeedback(feedback),
        service.submitFeedback({ ...feedback, name: 'Wrong parent' }),
      ]);
      const listed = await owner.tickets(workspace, (tickets) => tickets.list());
      const nameOf = (ticketId: number) => listed.find(({ number }) => number === ticketId)?.name;
      expect(nameOf(plain.ticketId)).toBe(feedback.crmId);
      expect(nameOf(named.ticketId)).toBe('Wrong parent');
    },
  ),
  named(
    'shows a ticket that is worked on, and one that is closed with its outcome and a check mark',
    [
      'state/feedback/open',
      'state/feedback/closed',
      'field/feedback-ticket/ticketState',
      'field/feedback-ticket/outcome',
      'field/feedback-ticket/feedbackBody-closed',
    ],
    async ({ service, owner, workspace }) => {
      const crmId = newCrmId();
      const { ticketId } = await service.submitFeedback({ crmId, feedback: 'It has closed.' });
      await owner.tickets(workspace, (tickets) => tickets.open(ticketId));
      const open = { ticketId, ticketState: 'open', outcome: '', crmId, feedbackBody: 'It has closed.' };
      expect(strictly(FeedbackTicket, await service.readFeedback(ticketId), 'the ticket')).toEqual(open);
      await owner.tickets(workspace, (tickets) =>
        tickets.close(ticketId, { outcome: 'no_longer_operating' }),
      );
      expect(strictly(FeedbackTicket, await service.readFeedback(ticketId), 'the ticket')).toEqual({
        ...{ ...open, ticketState: 'closed', outcome: 'no_longer_operating' },
        feedbackBody: '\u2705 It has closed.',
      });
    },
  ),
  named(
    'takes feedback once the operator has turned it on, and no longer when it is off',
    ['service/5'],
    async ({ owner, newWorkspace }) => {
      const { service, workspace } = await newWorkspace('feedback');
      const feedback = { crmId: newCrmId(), feedback: 'The parent is wrong.' };
      await owner.settle(workspace, { feedback: false });
      const off = { code: 'FORBIDDEN', message: 'feedback is not turned on for this workspace' };
      await expect(service.submitFeedback(feedback)).rejects.toMatchObject(off);
      await owner.settle(workspace, { feedback: true });
      expect(await service.submitFeedback(feedback)).toMatchObject({ ticketId: 1 });
    },
  ),
  named(
    'takes no feedback without a text or about anything but an account of 18 characters',
    ['field/feedback/crmId', 'field/feedback/feedback', 'field/feedback/name'],
    async ({ service }) => {
      const right = { crmId: newCrmId(), feedback: 'The parent is wrong.', name: 'Parent' };
      const wrong = [{ crmId: '001A000001LkQ2v' }, { crmId: '' }, { feedback: '' }, { name: '' }];
      for (const fields of wrong)
        await expect(service.submitFeedback({ ...right, ...fields })).rejects.toMatchObject(REFUSED);
      expect(await service.submitFeedback(right)).toMatchObject({ status: 'Success' });
    },
  ),
  named(
    'starts the enrichment of an account and is asked how it stands',
    [
      'service/6',
      'field/inbound/crmId',
      'field/inbound/socialUrl',
      'field/inbound/name',
      'field/inbound/website',
      'field/inbound/force',
      'field/inbound/emailDomain',
      'field/inbound-start/status',
      'field/inbound-start/executionId',
      'field/inbound-start/message',
      'field/inbound-read/executionId',
      'field/inbound-poll/status',
    ],
    async ({ service, stranger }) => {
      const byName = { name: 'SAP', website: 'sap.com', emailDomain: 'sap.com', force: true };
      const bodies = [byName, { socialUrl: 'https://www.linkedin.com/company/sap' }];
      const started = await Promise.all(
        bodies.map((body) => service.startEnrichment({ crmId: newCrmId(), ...body })),
      );
      for (const run of started)
        expect(strictly(EnrichmentStarted, run, 'the start')).toMatchObject({ status: 'starting' });
      const [{ executionId } = { executionId: '' }, other] = started;
      expect(executionId).not.toBe(other?.executionId);
      const { status } = await service.readEnrichment(executionId);
      expect(['queued', 'linking', 'processing', 'complete', 'error']).toContain(status);
      await expect(stranger.readEnrichment(executionId)).rejects.toMatchObject(NOT_FOUND);
      await expect(service.readEnrichment('exec_never')).rejects.toMatchObject(NOT_FOUND);
    },
  ),
  named(
    'fills the outputs of an enrichment, which are null where nothing is known',
    ['field/inbound-poll/outputs', 'field/inbound-poll/found-outputs', 'state/inbound/complete'],
    async ({ service }) => {
      const started = await service.startEnrichment({ crmId: newCrmId(), name: 'SAP', website: 'sap.com' });
      const run = await service.readEnrichment(started.executionId, { waitMs: WAIT_MS });
      expect(run).toMatchObject({ status: 'complete', trading_name: 'SAP', parent_core_id: null });
      expect(run.core_id).toMatch(/^[1-9]\d{9}$/);
      expect(await service.readEnrichment(started.executionId)).toEqual(run);
    },
  ),
  named(
    'answers again with an account that was enriched, unless it is forced',
    [
      'field/inbound-start/status-cached',
      'field/inbound-start/status-in_progress',
      'field/inbound/force-fresh',
      'limit/cache-inbound',
    ],
    async ({ service }) => {
      const account = { crmId: newCrmId(), name: 'SAP', website: 'sap.com' };
      const starts = await Promise.all([1, 2, 3].map(() => service.startEnrichment(account)));
      expect(new Set(starts.map(({ executionId }) => executionId)).size).toBe(1);
      expect(starts.filter(({ status }) => status === 'starting')).toHaveLength(1);
      const { executionId = '' } = starts[0] ?? {};
      await service.readEnrichment(executionId, { waitMs: WAIT_MS });
      expect(await service.startEnrichment(account)).toMatchObject({ status: 'cached', executionId });
      const forced = await service.startEnrichment({ ...account, force: true });
      expect(forced.status).toBe('starting');
      expect(forced.executionId).not.toBe(executionId);
    },
  ),
  named(
    'enriches no account without a profile or both name and website, and takes no personal data',
    [
      'field/inbound/crmId',
      'field/inbound/socialUrl',
      'field/inbound/name',
      'field/inbound/website',
      'field/inbound/emailDomain',
      'field/inbound/personal-data',
    ],
    async ({ service }) => {
      const crmId = newCrmId();
      const wrong = [
        { crmId },
        { crmId, name: 'SAP' },
        { crmId, website: 'sap.com' },
        { crmId: '', ...SOCIAL },
        { crmId, ...SOCIAL, emailDomain: '' },
        { crmId, ...SOCIAL, firstName: 'Jane' },
        { crmId, ...SOCIAL, lastName: 'Doe' },
      ];
      for (const body of wrong) await expect(service.startEnrichment(body)).rejects.toMatchObject(REFUSED);
    },
  ),
];

const WAIT_MS = 20_000;
const SOCIAL = { socialUrl: 'https://www.linkedin.com/company/sap' };
