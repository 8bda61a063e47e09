import { describe, expect, it } from 'vitest';
import { sampleEvent } from '../../src/contract/sample-event.ts';
import { WEBHOOK_EVENTS, WebhookPayload } from '../../src/contract/webhook-event.ts';
import { AT } from '../contract/examples.ts';

const EVENTS = Object.values(WEBHOOK_EVENTS).flatMap(({ completed, failed }) => [completed, failed]);

describe('a sample webhook', () => {
  it.each(EVENTS)('of %s is one that a real job could have', (event) => {
    const payload = JSON.parse(sampleEvent(event, AT));
    expect(WebhookPayload.parse(payload)).toEqual(payload);
    expect(payload).toMatchObject({ event, timestamp: AT });
    expect(payload.data.status).toBe(event.split('.')[1]);
  });
});
