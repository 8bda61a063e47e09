import { describe, expect, it } from 'vitest';
import { CombinedRequest, CombinedStatus } from '../../src/contract/combined.ts';
import { AT, combined, completed, parentage, resolved, unmatched, without } from './examples.ts';

const running = { status: 'processing', id: 'job-1', created_at: AT };
const accepts = (body: unknown) => expect(CombinedStatus.parse(body)).toEqual(body);
const refuses = (body: unknown) => expect(CombinedStatus.safeParse(body).success).toBe(false);

describe('the request of a combined job', () => {
  it.each([[['firmographics']], [['resolve-parent']], [['firmographics', 'resolve-parent']]])(
    'asks for %j',
    (jobs) => {
      const request = { legal_name: 'Acme Ltd', jobs };
      expect(CombinedRequest.parse(request)).toEqual(request);
    },
  );

  it.each([
    { legal_name: 'Acme Ltd' },
    { jobs: [] },
    { jobs: null },
    { jobs: ['crosscheck'] },
    { jobs: 'firmographics' },
    { jobs: ['firmographics'], website: '' },
  ])('is not %j', (request) => expect(CombinedRequest.safeParse(request).success).toBe(false));
});

describe('the body of a combined job', () => {
  it('carries the follow-ups that were asked for', () => {
    accepts({ ...completed, record: combined });
    accepts({ ...completed, record: { ...resolved, parentage } });
  });

  it('has null follow-ups when no company was found', () => {
    accepts({ ...completed, record: { ...unmatched, firmographics: null, social: null } });
  });

  it('shows its steps while it runs', () => {
    accepts({ ...running, subprocesses: { 'entity-resolution': 'completed', firmographics: 'processing' } });
    refuses(running);
    refuses({ ...running, subprocesses: { firmographics: 'processing' } });
    refuses({ ...running, subprocesses: { 'entity-resolution': 'done' } });
  });

  it('does not show its steps once it has ended', () => {
    const body = { ...completed, record: combined };
    const subprocesses = { 'entity-resolution': 'completed' };
    expect(CombinedStatus.parse({ ...body, subprocesses })).toEqual(body);
  });

  it('has the top operating parent in its parentage', () => {
    refuses({ ...completed, record: { ...combined, parentage: without(parentage, 'top_operating_parent') } });
  });
});
