import { expect, vi } from 'vitest';
import { ROUTES } from '../../src/contract/routes.ts';
import { NO_CORE_ID, newCrmId, SAP, UNHEARD_OF } from './companies.ts';
import { conforms } from './conforms.ts';
import { ask, call, end, look, needs, run, start, type WireTarget, type With } from './wire-target.ts';

const named = conforms<WireTarget>;
const NO_ENTITY = { core_id: NO_CORE_ID };

/** The endpoints, asked as their callers ask them. */
export const ENDPOINT_SUITE = [
  named(
    'resolves SAP between a POST and a GET',
    [
      'service/1',
      'service/2',
      'service/3',
      'endpoint/POST /v1/entity-resolution',
      'endpoint/GET /v1/entity-resolution/{job_id}',
      'answer/POST /v1/entity-resolution/202',
      'answer/GET /v1/entity-resolution/{job_id}/200',
      'field/job-created/id',
      'field/job-created/status',
      'state/processing→completed',
    ],
    async (target) => {
      const id = await start(target, 'entity-resolution', { ...SAP, external_id: 'account 1' });
      const job = await end(target, 'entity-resolution', id);
      expect(job).toMatchObject({ id, status: 'completed' });
      expect(job).toMatchObject({
        record: { core_id: expect.stringMatching(/^\d{10}$/), external_id: 'account 1' },
      });
    },
  ),
  named(
    'resolves a record without a single field to no company',
    ['field/entity-input/all-optional', 'field/entity-resolution/no-match'],
    async (target) => {
      expect(await run(target, 'entity-resolution', {})).toMatchObject({
        status: 'completed',
        record: { core_id: null, legal_info: null, trading_info: null, entity_classification: null },
      });
    },
  ),
  named(
    'looks for the parent and the firmographics of an entity that is not there',
    [
      'endpoint/POST /v1/resolve-parent',
      'endpoint/GET /v1/resolve-parent/{job_id}',
      'endpoint/POST /v1/firmographics',
      'endpoint/GET /v1/firmographics/{job_id}',
      'answer/POST /v1/resolve-parent/202',
      'answer/GET /v1/resolve-parent/{job_id}/200',
      'answer/POST /v1/firmographics/202',
      'state/processing→failed',
      'error/job-failure',
      'field/job-status/jobid',
      'field/job-status/error_message',
      'field/job-status/error_type',
    ],
    async (target) => {
      for (const family of ['resolve-parent', 'firmographics'] as const) {
        const id = await start(target, family, NO_ENTITY);
        const job = await end(target, family, id);
        expect(job).toMatchObject({ status: 'failed', jobid: id, record: null });
        expect(job).not.toHaveProperty('id');
      }
    },
  ),
  named(
    'resolves a company nobody has heard of in a combined job, and skips what follows',
    [
      'endpoint/POST /v1/combined',
      'endpoint/GET /v1/combined/{job_id}',
      'answer/POST /v1/combined/id',
      'answer/GET /v1/combined/{job_id}/200',
      'rule/jobs/3',
      'field/combined/no-match',
      'field/combined/external_id',
    ],
    async (target) => {
      const body = { ...UNHEARD_OF, external_id: 'account 2', match_to_social: true };
      expect(
        await run(target, 'combined', { ...body, jobs: ['firmographics', 'resolve-parent'] }),
      ).toMatchObject({
        status: 'completed',
        record: {
          ...{ core_id: null, firmographics: null, parentage: null, social: null },
          external_id: 'account 2',
        },
      });
    },
  ),
  named(
    'fails a combined job about an entity that is not there',
    ['answer/GET /v1/combined/{job_id}/failed', 'field/job-status/error_type', 'rule/jobs/2/terminal'],
    async (target) => {
      const id = await start(target, 'combined', { ...NO_ENTITY, jobs: ['resolve-parent'] });
      const job = await end(target, 'combined', id);
      expect(job).toMatchObject({ status: 'failed', jobid: id, error_type: 'core_id_not_found' });
      expect((await look(target, 'combined', id)).job).toEqual(job);
    },
  ),
  named(
    'crosschecks an account that is in no dataset',
    [
      'endpoint/POST /v1/crosscheck',
      'endpoint/GET /v1/crosscheck/{job_id}',
      'answer/POST /v1/crosscheck/id',
      'answer/GET /v1/crosscheck/{job_id}/200',
      'rule/jobs/4',
      'field/crosscheck-record/external_id',
      'field/crosscheck-record/not-run',
    ],
    async (target) => {
      const external_id = newCrmId();
      expect(await run(target, 'crosscheck', { ...SAP, external_id })).toMatchObject({
        status: 'completed',
        record: {
          core_id: expect.stringMatching(/^\d{10}$/),
          external_id,
          crosscheck: null,
          parentage: null,
        },
      });
    },
  ),
  named(
    'looks SAP up once it was resolved',
    [
      'service/4',
      'endpoint/GET /v1/lookup-entity/{core_id}',
      'answer/GET /v1/lookup-entity/{core_id}/200',
      'field/lookup/status',
    ],
    async (target) => {
      const job = await run(target, 'entity-resolution', SAP);
      const core_id = job.status === 'completed' ? (job.record.core_id ?? '') : '';
      const { status, body } = await call(target, 'lookup-entity', { id: core_id });
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { status: 'completed', record: { core_id } },
      });
    },
  ),
  named(
    'submits feedback and reads its ticket with a JSON body',
    [
      'service/5',
      'endpoint/POST /feedback',
      'endpoint/GET /feedback',
      'field/feedback-accepted/status',
      'field/feedback-read/ticketId',
      'field/feedback-ticket/ticketId',
      'field/feedback-ticket/crmId',
      'field/feedback-ticket/feedbackBody',
    ],
    async (target) => {
      const crmId = newCrmId();
      const accepted = await call(target, 'submit-feedback', { body: { crmId, feedback: 'Wrong parent.' } });
      expect(accepted).toMatchObject({ status: 200, body: { status: 'Success' } });
      const { ticketId } = Object(accepted.body);
      const { status, body } = await call(target, 'read-feedback', { body: { ticketId } });
      expect(status).toBe(200);
      expect(body).toMatchObject({ ticketId, crmId, ticketState: 'new', outcome: '' });
      expect(body).toMatchObject({ feedbackBody: 'Wrong parent.' });
    },
  ),
  needs(
    ['owner'],
    conforms<With<'owner'>>(
      'answers for a ticket as the operator works on it, and 403 where feedback is off',
      [
        'state/feedback/new',
        'state/feedback/open',
        'state/feedback/closed',
        'field/feedback-ticket/ticketState',
        'field/feedback-ticket/outcome',
        'field/feedback-ticket/feedbackBody-closed',
        'service/5',
      ],
      async (target) => {
        const { owner } = target;
        const workspace = 'tickets';
        const key = (await owner.newKey(workspace)).apiKey;
        const body = { crmId: newCrmId(), feedback: 'Wrong parent.' };
        const { ticketId } = Object((await call(target, 'submit-feedback', { key, body })).body);
        const read = async () => (await call(target, 'read-feedback', { key, body: { ticketId } })).body;
        const states = [await read()];
        await owner.tickets(workspace, (tickets) => tickets.open(ticketId));
        states.push(await read());
        const end = { outcome: 'wrong_parent', parent: 'none' } as const;
        await owner.tickets(workspace, (tickets) => tickets.close(ticketId, end));
        states.push(await read());
        const ticket = { ticketId: 1, crmId: body.crmId, outcome: '', feedbackBody: 'Wrong parent.' };
        expect(states).toEqual([
          { ...ticket, ticketState: 'new' },
          { ...ticket, ticketState: 'open' },
          {
            ...{ ...ticket, ticketState: 'closed', outcome: 'wrong_parent' },
            feedbackBody: '\u2705 Wrong parent.',
          },
        ]);
        await owner.settle(workspace, { feedback: false });
        const refused = { status: 403, body: { error: 'feedback is not turned on for this workspace' } };
        expect(await call(target, 'submit-feedback', { key, body })).toMatchObject(refused);
        expect(await call(target, 'read-feedback', { key, query: { ticketId: '1' } })).toMatchObject(refused);
      },
    ),
  ),
  named(
    'starts the enrichment of an account and polls it by its executionId',
    [
      'service/6',
      'endpoint/POST /api/v1/inbound/enrichment',
      'endpoint/GET /api/v1/inbound/enrichment',
      'field/inbound-start/status',
      'field/inbound-start/executionId',
      'field/inbound-read/executionId',
      'field/inbound-poll/status',
      'field/inbound-poll/found-outputs',
    ],
    async (target) => {
      const body = {
        crmId: newCrmId(),
        name: 'SAP',
        website: 'sap.com',
        emailDomain: 'sap.com',
        force: true,
      };
      const started = await call(target, 'start-enrichment', { body });
      expect(started).toMatchObject({ status: 200, body: { status: 'starting' } });
      const { executionId } = Object(started.body);
      await vi.waitFor(
        async () => {
          const read = await call(target, 'read-enrichment', { query: { executionId } });
          expect(read).toMatchObject({ status: 200, body: { status: 'complete', trading_name: 'SAP' } });
        },
        { timeout: 20_000, interval: 1000 },
      );
    },
  ),
  named(
    'answers 200 and pending alone for a job that is not there, and 404 for a crosscheck',
    [
      'rule/jobs/1',
      'error/404',
      'answer/GET /v1/crosscheck/{job_id}/404',
      'answer/GET /v1/entity-resolution/{job_id}/200',
    ],
    async (target) => {
      for (const family of ['entity-resolution', 'resolve-parent'] as const)
        expect((await look(target, family, 'job_that_was_never_created')).job).toEqual({ status: 'pending' });
      const { status, body } = await call(target, 'read-crosscheck', { id: 'job_that_was_never_created' });
      expect({ status, body }).toEqual({ status: 404, body: { error: expect.stringMatching(/./) } });
    },
  ),
  named(
    'answers 404 for an entity that was never resolved',
    ['error/404', 'answer/GET /v1/lookup-entity/{core_id}/404'],
    async (target) => {
      const { status, body } = await call(target, 'lookup-entity', { id: NO_CORE_ID });
      expect({ status, body }).toEqual({ status: 404, body: { error: expect.stringMatching(/./) } });
    },
  ),
  named('never changes the answer about a job that has ended', ['state/terminal'], async (target) => {
    const id = await start(target, 'entity-resolution', SAP);
    const ended = await end(target, 'entity-resolution', id);
    await run(target, 'entity-resolution', SAP);
    expect((await look(target, 'entity-resolution', id)).job).toEqual(ended);
  }),
  named(
    'has its version in every path of the main API and of inbound, and no other version',
    ['rule/versioning/1', 'rule/versioning/3'],
    async (target) => {
      for (const { mount, path } of ROUTES) {
        if (mount === 'main') expect(path).toMatch(/^\/v1\//);
        if (mount === 'inbound') expect(path).toMatch(/^\/api\/v1\//);
      }
      for (const path of ['/v2/entity-resolution', '/entity-resolution']) {
        const url = target.bases.main + path;
        const { status } = await ask(target, { method: 'POST', url, asked: { body: SAP } });
        expect(status).toBeGreaterThanOrEqual(400);
      }
    },
  ),
  needs(
    ['owner'],
    conforms<With<'owner'>>(
      'shows a job of each state to its workspace alone',
      [
        'state/pending→processing',
        'state/processing→failed',
        'field/job-status/id',
        'field/job-status/jobid',
      ],
      async (target) => {
        const { apiKey } = await target.owner.newKey('states');
        const other = { ...target, apiKey };
        const held = await target.owner.hold({
          workspace: 'states',
          family: 'entity-resolution',
          request: SAP,
        });
        const seen = async () => (await look(other, 'entity-resolution', held.id)).job;
        expect(await seen()).toMatchObject({ status: 'pending', id: held.id });
        await held.begin();
        expect(await seen()).toMatchObject({ status: 'processing', id: held.id });
        await held.fail();
        expect(await seen()).toMatchObject({ status: 'failed', jobid: held.id, record: null });
        expect((await look(target, 'entity-resolution', held.id)).job).toEqual({ status: 'pending' });
      },
    ),
  ),
];
