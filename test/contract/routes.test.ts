import { describe, expect, it } from 'vitest';
import type { Route } from '../../src/contract/route.ts';
import { ALL_ROUTES, ROUTES } from '../../src/contract/routes.ts';

// The endpoint table of docs/wire.md, Routes.
const SPEC = [
  'POST /v1/entity-resolution',
  'GET /v1/entity-resolution/{job_id}',
  'POST /v1/resolve-parent',
  'GET /v1/resolve-parent/{job_id}',
  'POST /v1/firmographics',
  'GET /v1/firmographics/{job_id}',
  'POST /v1/combined',
  'GET /v1/combined/{job_id}',
  'POST /v1/crosscheck',
  'GET /v1/crosscheck/{job_id}',
  'GET /v1/lookup-entity/{core_id}',
  'POST {feedback_url}/feedback',
  'GET {feedback_url}/feedback',
  'POST {inbound_url}/api/v1/inbound/enrichment',
  'GET {inbound_url}/api/v1/inbound/enrichment',
];

const addressOf = ({ method, mount, path }: Route) =>
  `${method} ${mount === 'main' ? '' : `{${mount}_url}`}${path}`;
const routeAt = (address: string) => ROUTES.find((route) => addressOf(route) === address);
const statusesOf = (address: string) => Object.keys(routeAt(address)?.errors ?? {}).map(Number);
const jobPosts = SPEC.filter((address) => address.startsWith('POST /v1/'));

describe('the route table', () => {
  it('has each endpoint of the specification and no other', () => {
    expect(ROUTES.map(addressOf).toSorted()).toEqual(SPEC.toSorted());
  });

  it('has a name of its own for each', () => {
    expect(new Set(ROUTES.map((route) => route.name)).size).toBe(SPEC.length);
  });

  it.each(SPEC)('asks for a key at %s and refuses with a message', (address) => {
    expect(routeAt(address)?.auth).toBe(true);
    for (const status of [401, 403] as const) {
      expect(routeAt(address)?.errors[status]?.safeParse({ message: 'Forbidden' }).success).toBe(true);
    }
    expect(routeAt(address)?.errors[500]?.safeParse({ error: 'x' }).success).toBe(true);
  });

  it.each(SPEC)('answers %s with 202 only when it creates a job', (address) => {
    expect(routeAt(address)?.status).toBe(jobPosts.includes(address) ? 202 : 200);
  });

  it.each(jobPosts)('charges %s and can refuse its body', (address) => {
    expect(routeAt(address)?.credits).not.toEqual([]);
    expect(routeAt(address)?.credits).not.toBeNull();
    expect(statusesOf(address)).toEqual(expect.arrayContaining([400, 403, 429, 500]));
    expect(routeAt(address)?.request?.body?.safeParse([]).success).toBe(false);
  });

  it('may refuse too many requests wherever they are counted: everywhere but for feedback', () => {
    const counted = ALL_ROUTES.filter(({ mount }) => mount !== 'feedback');
    expect(ALL_ROUTES.filter(({ errors }) => 429 in errors)).toEqual(counted);
  });

  it('charges nothing else', () => {
    const charged = ROUTES.filter((route) => route.credits !== null).map(addressOf);
    expect(charged).toEqual(jobPosts);
  });

  it('does not know 404 for a job, but for a crosscheck and for what is looked up', () => {
    const known = SPEC.filter((address) => statusesOf(address).includes(404));
    expect(known).toEqual([
      'GET /v1/crosscheck/{job_id}',
      'GET /v1/lookup-entity/{core_id}',
      'GET {feedback_url}/feedback',
      'GET {inbound_url}/api/v1/inbound/enrichment',
    ]);
  });

  it('reads a ticket with a body or a query', () => {
    const request = routeAt('GET {feedback_url}/feedback')?.request;
    expect(request?.body?.parse({ ticketId: 7 })).toEqual({ ticketId: 7 });
    expect(request?.query?.parse({ ticketId: '7' })).toEqual({ ticketId: 7 });
  });
});
