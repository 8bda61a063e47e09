import { describe, expect, it, onTestFinished } from 'vitest';
import { EnrichmentState } from '../../../src/contract/inbound.ts';
import { openCoreDatabase } from '../../../src/store/sqlite/core-database.ts';
import { sqliteEnrichmentStore } from '../../../src/store/sqlite/sqlite-enrichment-store.ts';
import { tempPath } from '../../temp-folder.ts';

const NOW = Date.UTC(2026, 0, 31);
const REQUEST = { crmId: '001A', name: 'Œuvre', website: 'acme.com', force: true };

describe('enrichment runs', () => {
  it.each(EnrichmentState.options)('are found in the state %s', async (status) => {
    const { enrichments } = opened();
    const id = await enrichments.add({ workspace: 'ours', request: REQUEST, status }, NOW);
    expect(await enrichments.find('ours', id)).toBe(status);
  });

  it('have an id each, and keep what was asked for and when', async () => {
    const { enrichments, database } = opened();
    const run = { workspace: 'ours', request: REQUEST, status: 'queued' as const };
    const ids = [await enrichments.add(run, NOW), await enrichments.add(run, NOW + 1)];
    expect(new Set(ids).size).toBe(2);
    const rows = database.prepare('SELECT id, request, created_at AS at FROM enrichment ORDER BY at').all();
    const request = JSON.stringify(REQUEST);
    expect(rows).toEqual(ids.map((id, at) => ({ id, request, at: NOW + at })));
  });

  it('of another workspace are not there, nor those that nobody started', async () => {
    const { enrichments } = opened();
    const id = await enrichments.add({ workspace: 'ours', request: REQUEST, status: 'error' }, NOW);
    expect(await enrichments.find('theirs', id)).toBeUndefined();
    expect(await enrichments.find('ours', `${id}0`)).toBeUndefined();
  });
});

function opened() {
  const database = openCoreDatabase(tempPath('core.sqlite'));
  onTestFinished(() => void database.close());
  let last = 0;
  return { enrichments: sqliteEnrichmentStore(database, () => `exec_${++last}`), database };
}
