import { afterAll, beforeAll, inject } from 'vitest';
import { runSuite } from './conforms.ts';
import { openReceiver, type Receiver } from './receiver.ts';
import { WIRE_SUITE } from './wire-suite.ts';
import type { WireTarget } from './wire-target.ts';

const { endpoint, feedbackUrl, inboundUrl, apiKey, signingSecret, webhookBase, webhookPort } =
  inject('runOptions');
const PATIENCE_MS = 10 * 60 * 1000;

let receiver: Receiver | undefined;
const given = {
  bases: { main: endpoint, feedback: feedbackUrl, inbound: inboundUrl },
  apiKey,
  patienceMs: PATIENCE_MS,
  ...(signingSecret !== undefined && { signingSecret }),
};

beforeAll(async () => {
  if (webhookBase !== undefined) receiver = await openReceiver({ base: webhookBase, port: webhookPort });
});

afterAll(() => receiver?.close());

runSuite(WIRE_SUITE, {
  title: endpoint,
  target: (): WireTarget => ({ ...given, ...(receiver !== undefined && { receiver }) }),
  has: [
    ...(webhookBase === undefined ? [] : ['receiver']),
    ...(signingSecret === undefined ? [] : ['signingSecret']),
  ],
});
