import { describe, expect, it } from 'vitest';
import type { CurrentIds } from '../../src/crm/overrides/current-ids.ts';
import type { OverrideStore } from '../../src/crm/overrides/override-store.ts';
import { different, entity, notEntity, parent, same } from '../crm/overrides/decisions.ts';

const X = '1000000001';
const Y = '1000000002';

/** An empty store of decisions, and the same seen by another process. */
export interface OpenedOverrideStore {
  readonly overrides: OverrideStore;
  readonly elsewhere: OverrideStore;
}

/** What every implementation of decisions must do. */
export function describeOverrideStore(
  name: string,
  open: (currentIds?: CurrentIds) => OpenedOverrideStore,
): void {
  describe(name, () => {
    it('are listed as they were given, oldest first', async () => {
      const { overrides, elsewhere } = open();
      const reasoned = { ...entity('{"name": "Acme"}', null), reason: 'a sole trader ✂️', decided_by: 'Ana' };
      await overrides.add('ours', [
        { override: same('A', 'B'), line: 2 },
        { override: reasoned, line: 3 },
      ]);
      await elsewhere.add('ours', [{ override: entity('A', X) }]);
      const listed = await overrides.list('ours');
      expect(listed.map(({ override }) => override)).toEqual([same('A', 'B'), reasoned, entity('A', X)]);
    });

    it('of another workspace are not there', async () => {
      const { overrides } = open();
      await overrides.add('ours', [{ override: same('A', 'B') }]);
      await overrides.add('theirs', [{ override: different('A', 'B') }]);
      expect((await overrides.list('theirs')).map(({ override }) => override)).toEqual([different('A', 'B')]);
      const [ours] = await overrides.list('ours');
      expect(await overrides.remove('theirs', [ours?.number ?? 0])).toEqual([ours?.number]);
      expect(await overrides.list('ours')).toEqual([ours]);
      expect([await overrides.revision('ours'), await overrides.revision('nobody')]).toEqual([1, 0]);
    });

    it('replace an earlier one about the same, under a number that nothing had before', async () => {
      const { overrides } = open();
      await overrides.add('ours', [{ override: entity('A', X) }]);
      const [before] = await overrides.list('ours');
      const { replaced } = await overrides.add('ours', [{ override: entity('A', Y) }]);
      expect(replaced).toEqual([{ earlier: before, later: { override: entity('A', Y) } }]);
      const [later, ...others] = await overrides.list('ours');
      expect([later?.override, others]).toEqual([entity('A', Y), []]);
      expect(later?.number).toBeGreaterThan(before?.number ?? 0);
    });

    it('stay where one about the same was made before and gives way', async () => {
      const { overrides } = open(() => new Map([[Y, X]]));
      await overrides.add('ours', [{ override: entity('A', null) }]);
      const standing = await overrides.list('ours');
      const older = { override: { ...entity('A', Y), decided_at: '2026-02-01' }, line: 2, givesWay: true };
      const { replaced, outdated } = await overrides.add('ours', [older]);
      expect([replaced, outdated]).toEqual([[], [{ standing: standing[0], older }]]);
      expect(await overrides.list('ours')).toEqual(standing);
    });

    it('are all refused when one of them cannot be', async () => {
      const { overrides } = open();
      await overrides.add('ours', [{ override: same('A', 'B') }, { override: entity('A', X) }]);
      const listed = await overrides.list('ours');
      const given = [
        { override: same('C', 'D'), line: 2 },
        { override: entity('B', Y), line: 3 },
      ];
      await expect(overrides.add('ours', given)).rejects.toMatchObject({
        code: 'CONFLICT',
        place: { line: 3 },
      });
      expect([await overrides.list('ours'), await overrides.revision('ours')]).toEqual([listed, 1]);
    });

    it('have a revision that grows with each change, and with nothing else', async () => {
      const { overrides, elsewhere } = open();
      const revisions = [await overrides.revision('ours')];
      const noteAfter = async (work: Promise<unknown>) => {
        await work;
        revisions.push(await elsewhere.revision('ours'));
      };
      await noteAfter(overrides.add('ours', [{ override: same('A', 'B') }, { override: same('C', 'D') }]));
      await noteAfter(overrides.add('ours', [{ override: same('B', 'A') }]));
      await noteAfter(overrides.add('ours', []));
      await noteAfter(overrides.add('ours', [{ override: different('A', 'B') }]));
      const numbers = (await overrides.list('ours')).map(({ number }) => number);
      await noteAfter(overrides.remove('ours', [...numbers, 999]));
      await noteAfter(overrides.remove('ours', numbers));
      expect(revisions).toEqual([0, 1, 1, 1, 2, 2, 3]);
    });

    it('about an id that an entity had before are about the entity', async () => {
      const { overrides } = open(() => new Map([[X, Y]]));
      await overrides.add('ours', [{ override: entity('A', Y) }, { override: notEntity('B', X) }]);
      const refused = [parent('A', X), entity('B', Y)];
      for (const override of refused)
        await expect(overrides.add('ours', [{ override }])).rejects.toMatchObject({ code: 'CONFLICT' });
      await overrides.add('ours', [{ override: entity('C', X) }, { override: same('A', 'C') }]);
      expect((await overrides.list('ours')).map(({ override }) => override)).toEqual([
        ...[entity('A', Y), notEntity('B', Y), entity('C', Y), same('A', 'C')],
      ]);
    });

    it('are kept with the id that was given', async () => {
      let moved: readonly (readonly [string, string])[] = [[X, Y]];
      const { overrides } = open(() => new Map(moved));
      await overrides.add('ours', [{ override: parent('A', X) }]);
      expect(await overrides.add('ours', [{ override: parent('A', Y) }])).toMatchObject({ unchanged: 1 });
      moved = [];
      expect((await overrides.list('ours')).map(({ override }) => override)).toEqual([parent('A', X)]);
    });

    it('are removed all of them or, when one is not there, none', async () => {
      const { overrides } = open();
      await overrides.add('ours', [{ override: same('A', 'B') }, { override: same('C', 'D') }]);
      const [one = 0, other = 0] = (await overrides.list('ours')).map(({ number }) => number);
      expect(await overrides.remove('ours', [one, 999])).toEqual([999]);
      expect(await overrides.remove('ours', [one, one])).toEqual([]);
      expect((await overrides.list('ours')).map(({ number }) => number)).toEqual([other]);
    });
  });
}
