import { describe, expect, it } from 'vitest';
import { WEBHOOK_EVENTS, WEBHOOK_HEADERS, WebhookPayload } from '../../src/contract/webhook-event.ts';
import {
  AT,
  combined,
  completed,
  crosschecked,
  failed,
  firmographics,
  parentage,
  resolved,
} from './examples.ts';

const records = {
  'entity-resolution.completed': resolved,
  'firmographic-enrichment.completed': firmographics,
  'resolve-parent.completed': parentage,
  'combined.completed': combined,
  'crosscheck.completed': crosschecked,
};
const failures = Object.keys(records).map((event) => event.replace('completed', 'failed'));

describe('webhook events', () => {
  it('are those of the specification, of combined and of crosscheck', () => {
    const named = Object.values(WEBHOOK_EVENTS).flatMap((outcomes) => Object.values(outcomes));
    expect(named.toSorted()).toEqual([...Object.keys(records), ...failures].toSorted());
  });

  it.each(Object.entries(records))('carry with %s what the GET returns', (event, record) => {
    const payload = { event, timestamp: AT, data: { ...completed, record } };
    expect(WebhookPayload.parse(payload)).toEqual(payload);
    expect(WebhookPayload.safeParse({ event, timestamp: AT, data: failed }).success).toBe(false);
  });

  it.each(failures)('carry with %s the failed job', (event) => {
    const payload = { event, timestamp: AT, data: failed };
    expect(WebhookPayload.parse(payload)).toEqual(payload);
    expect(WebhookPayload.safeParse({ ...payload, data: { ...completed, record: resolved } }).success).toBe(
      false,
    );
  });

  it('do not carry the record of another family', () => {
    const data = { ...completed, record: firmographics };
    expect(WebhookPayload.safeParse({ event: 'crosscheck.completed', timestamp: AT, data }).success).toBe(
      false,
    );
  });

  it('know no firmographics.completed', () => {
    const data = { ...completed, record: firmographics };
    expect(WebhookPayload.safeParse({ event: 'firmographics.completed', timestamp: AT, data }).success).toBe(
      false,
    );
  });
});

it('delivers under the header names of the specification', () => {
  expect(Object.values(WEBHOOK_HEADERS)).toEqual([
    'Content-Type',
    'X-Service-Signature',
    'X-Service-Event',
    'X-Service-Delivery',
  ]);
});
