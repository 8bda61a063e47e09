import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCoreDatabase } from '../../src/store/sqlite/core-database.ts';
import { until } from '../cli/run-core.ts';
import { tempFolder } from '../temp-folder.ts';
import { serve } from './served-process.ts';
import { newApiKey, starterCopy } from './starter-copy.ts';

const COMPANIES = ['SAP', 'Siemens', 'Bridgestone', 'Nestle'];
const POWER_CUT = { code: null, signal: 'SIGKILL' };

describe('core serve that dies when', { timeout: 60_000 }, () => {
  it.each(['linked', 'enriched'])(
    'enrichments are %s goes on with them, and ends each once',
    async (moment) => {
      const dataDir = starterCopy(tempFolder());
      const apiKey = await newApiKey(dataDir);
      const dying = await serve({ dataDir, env: { CORE_KILL_AT: moment } });
      await Promise.all(COMPANIES.map((name) => start(dying.address, apiKey, name).catch(() => undefined)));
      expect(await dying.ended).toEqual(POWER_CUT);
      const runs = runsIn(dataDir);
      const before = runs();
      expect(before.length).toBeGreaterThan(0);
      const risen = await serve({ dataDir });
      await until(() => runs().every(({ status }) => status === 'complete'), 'all enrichments have ended');
      expect(runs().map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      for (const { crmId, id } of runs()) {
        const again = await start(risen.address, apiKey, crmId);
        expect(again).toMatchObject({ status: 'cached', executionId: id });
      }
    },
  );
});

async function start(address: string, apiKey: string, name: string): Promise<unknown> {
  const answer = await fetch(`${address}/api/v1/inbound/enrichment`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ crmId: name, name, website: `${name.toLowerCase()}.com` }),
  });
  return answer.json();
}

function runsIn(dataDir: string) {
  const database = openCoreDatabase(join(dataDir, 'core.sqlite'));
  onTestFinished(() => void database.close());
  const rows = database.prepare<[], { id: string; status: string; crmId: string }>(
    'SELECT id, status, crm_id AS crmId FROM enrichment ORDER BY id',
  );
  return () => rows.all();
}
