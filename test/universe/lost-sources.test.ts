import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workplace } from '../cli/run-core.ts';

const LIST = 'symbol,name,country\nZYM,Zymergen Inc,US\nQXV,Qxvelor AG,DE\n';

describe('a universe whose file was deleted', { timeout: 60_000 }, () => {
  it('is not quietly the starter universe: the imported sources are named as lost', async () => {
    const place = await withList();
    deleteUniverse(place.dataDir);
    const { code, stderr } = await place.core('search', 'Qxvelor');
    expect(code).toBe(2);
    expect(stderr).toContain('core: the universe has lost sources that were imported: list\n');
    expect(stderr).toMatch(
      /fix Put the folder reference back.*core restore.*core reference import.*core reference remove/,
    );
    expect((await place.core('serve', '--port', '0')).code).toBe(2);
  });

  it('is whole again when its folder is put back', async () => {
    const place = await withList();
    const [folder, away] = [join(place.dataDir, 'reference'), join(place.dataDir, 'away')];
    renameSync(folder, away);
    expect((await place.core('search', 'Qxvelor')).code).toBe(2);
    rmSync(folder, { recursive: true, force: true });
    renameSync(away, folder);
    expect((await place.core('search', 'Qxvelor')).stdout).toContain('Qxvelor AG');
  });

  it('is whole again when the sources are imported again', async () => {
    const place = await withList();
    deleteUniverse(place.dataDir);
    expect((await importList(place)).code).toBe(0);
    expect((await place.core('search', 'Qxvelor')).stdout).toContain('Qxvelor AG');
  });

  it('goes on without a source that is removed', async () => {
    const place = await withList();
    deleteUniverse(place.dataDir);
    expect((await place.core('reference', 'remove', 'list')).code).toBe(0);
    expect((await place.core('search', 'Siemens')).code).toBe(0);
  });
});

async function withList() {
  const place = workplace();
  place.write('list.csv', LIST);
  expect((await importList(place)).code).toBe(0);
  return place;
}

function importList(place: ReturnType<typeof workplace>) {
  return place.core('reference', 'import', 'csv', 'list.csv', '--source', 'list', '--map', 'id=symbol');
}

function deleteUniverse(dataDir: string): void {
  const folder = join(dataDir, 'reference');
  for (const name of readdirSync(folder)) if (name.endsWith('.sqlite')) rmSync(join(folder, name));
}
