import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { until } from '../cli/run-core.ts';
import type { KillSuite } from './kill-suite.ts';

const COMPANIES = ['SAP', 'Siemens', 'Bridgestone', 'Nestle'];
const TOO_MANY = 429;
const POWER_CUT = { code: null, signal: 'SIGKILL' };

/** An enrichment ends once, whenever its process dies. */
export function killInboundSuite({ place, newStage, describeHere = describe }: KillSuite): void {
  describeHere(`core serve ${place} that dies when`, { timeout: 60_000 }, () => {
    it.each(['linked', 'enriched'])(
      'enrichments are %s goes on with them, and ends each once',
      async (moment) => {
        const { serve, key, books } = await newStage();
        const dying = await serve(moment);
        const starting = COMPANIES.map((name) => start(dying.address, key.apiKey, name));
        await Promise.allSettled(starting);
        expect(await dying.ended).toEqual(POWER_CUT);
        const before = await books.enrichments();
        expect(before.length).toBeGreaterThan(0);
        const risen = await serve();
        await until(
          async () => (await books.enrichments()).every(({ status }) => status === 'complete'),
          'all enrichments have ended',
        );
        const ended = await books.enrichments();
        expect(ended.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
        for (const { crmId, id } of ended) {
          const again = await start(risen.address, key.apiKey, crmId);
          expect(again).toMatchObject({ status: 'cached', executionId: id });
        }
      },
    );
  });
}

/** Waits where more are started in a second than the key may: on PostgreSQL both processes count as one. */
async function start(address: string, apiKey: string, name: string): Promise<unknown> {
  const answer = await fetch(`${address}/api/v1/inbound/enrichment`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ crmId: name, name, website: `${name.toLowerCase()}.com` }),
  });
  if (answer.status !== TOO_MANY) return answer.json();
  await answer.body?.cancel();
  await delay(Number(answer.headers.get('retry-after')) * 1000);
  return start(address, apiKey, name);
}
