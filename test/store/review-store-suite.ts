import { describe, expect, it } from 'vitest';
import type { Override } from '../../src/crm/override.ts';
import type { OverrideStore } from '../../src/crm/overrides/override-store.ts';
import type { NewReview, ReviewStore } from '../../src/crm/review/review-store.ts';
import { different, entity, same } from '../crm/overrides/decisions.ts';

/** An empty store of answers, the same seen by another session and by one that was killed, and the decisions beside it. */
export interface OpenedReviewStore {
  readonly reviews: ReviewStore;
  readonly elsewhere: ReviewStore;
  readonly killed: ReviewStore;
  /** Of a person who holds what is claimed for a minute, and of one whose time is over at once. */
  readonly browsing: ReviewStore;
  readonly late: ReviewStore;
  readonly overrides: OverrideStore;
}

function answer(account: string, override?: Override, given: Partial<NewReview['review']> = {}): NewReview {
  const review = {
    ...{
      account,
      question: 'recommendation' as const,
      proposal: 'merge into B',
      verdict: 'accepted' as const,
    },
    ...{ name: account, told: `${account} is one company with B`, by: 'Ana', at: '2026-03-01T10:00:00.000Z' },
    ...given,
  };
  return { review, override };
}

/** What every implementation of answers must do. */
export function describeReviewStore(name: string, open: () => OpenedReviewStore): void {
  describe(name, () => {
    const decisionsIn = async ({ list }: OverrideStore) =>
      (await list('ours')).map(({ override }) => override);

    const lastUndone = async ({ lastKept, undoLast }: ReviewStore) =>
      undoLast('ours', 'Ana', (await lastKept('ours', 'Ana'))[0]?.batch ?? 0);

    it('are kept together with the decision that follows', async () => {
      const { reviews, elsewhere, overrides } = open();
      const { review } = answer('A', undefined, { reason: 'two branches ✂️' });
      const batch = await reviews.keep('ours', [{ review, override: same('A', 'B') }]);
      expect(await elsewhere.standing('ours')).toEqual([
        { ...review, number: 1, batch, hasDecision: true, isUndone: false },
      ]);
      expect(await decisionsIn(overrides)).toEqual([same('A', 'B')]);
      expect([await reviews.standing('theirs'), await overrides.revision('ours')]).toEqual([[], 1]);
    });

    it('are none of them kept when a decision contradicts one that stands', async () => {
      const { reviews, overrides } = open();
      await overrides.add('ours', [{ override: different('C', 'D') }]);
      const given = [answer('A', same('A', 'B')), answer('C', same('C', 'A')), answer('D', same('D', 'A'))];
      await expect(reviews.keep('ours', given)).rejects.toMatchObject({
        code: 'CONFLICT',
        place: { line: 3 },
      });
      expect([await reviews.standing('ours'), await decisionsIn(overrides)]).toEqual([
        [],
        [different('C', 'D')],
      ]);
    });

    it('fall with the decision that they rest on, and can be given again', async () => {
      const { reviews, elsewhere, overrides } = open();
      const rejected = answer('A', different('A', 'B'), {
        verdict: 'rejected',
        other: { account: 'B', name: 'B' },
      });
      await reviews.keep('ours', [rejected, answer('C', entity('C', null), { question: 'company' })]);
      const before = await reviews.revision('ours');
      const [first] = await overrides.list('ours');
      await overrides.remove('ours', [first?.number ?? 0]);
      expect((await reviews.standing('ours')).map(({ account }) => account)).toEqual(['C']);
      expect((await elsewhere.claim('ours', rejected.review)).standing).toBeUndefined();
      expect(await reviews.revision('ours')).not.toBe(before);
      expect((await lastUndone(reviews)).map(({ account }) => account)).toEqual(['C']);
      await reviews.keep('ours', [rejected]);
      expect(await decisionsIn(overrides)).toEqual([different('A', 'B')]);
    });

    it('stand until a later one to the same proposal', async () => {
      const { reviews } = open();
      await reviews.keep('ours', [answer('A'), answer('A', undefined, { question: 'company' })]);
      for (const verdict of ['deferred', 'rejected'] as const)
        await reviews.keep('ours', [answer('A', undefined, { proposal: 'delete', verdict })]);
      const standing = await reviews.standing('ours');
      expect(standing.map(({ question, verdict }) => [question, verdict])).toEqual([
        ['recommendation', 'accepted'],
        ['company', 'accepted'],
        ['recommendation', 'rejected'],
      ]);
      expect((await reviews.history('ours', 2)).map(({ number }) => number)).toEqual([4, 3]);
    });

    it.each([1, 2, 3, 4, 5, 6])(
      'are the same to who has read them before and to who has not: %d',
      async (steps) => {
        const { reviews, elsewhere, killed } = open();
        const all: readonly (() => Promise<unknown>)[] = [
          () => killed.keep('ours', [answer('A'), answer('B'), answer('C')]),
          () => killed.keep('ours', [answer('A', undefined, { verdict: 'rejected' })]),
          () => killed.keep('theirs', [answer('A')]),
          () => lastUndone(killed),
          // As many are left as there were, and others.
          () => killed.keep('ours', [answer('B', undefined, { proposal: 'delete' }), answer('C')]),
          () => lastUndone(killed),
        ];
        await reviews.standing('ours');
        for (const step of all.slice(0, steps)) {
          await step();
          await reviews.standing('ours');
        }
        const found = await elsewhere.standing('ours');
        expect(await reviews.standing('ours')).toEqual(found);
        expect(found.length).toBeGreaterThan(2);
      },
    );

    it('are taken back with their decisions, those of a person and the last first', async () => {
      const { reviews, elsewhere, overrides } = open();
      await overrides.add('ours', [{ override: entity('A', '1000000001') }]);
      await reviews.keep('ours', [answer('A', entity('A', '1000000002'))]);
      await reviews.keep('ours', [answer('C', same('C', 'D'), { by: 'Ben' })]);
      expect((await elsewhere.lastKept('ours', 'Ana')).map(({ account }) => account)).toEqual(['A']);
      expect((await lastUndone(elsewhere)).map(({ account }) => account)).toEqual(['A']);
      expect(await decisionsIn(overrides)).toEqual([same('C', 'D'), entity('A', '1000000001')]);
      expect(await reviews.lastKept('ours', 'Ana')).toEqual([]);
      const [, first] = await reviews.history('ours', 9);
      expect([first?.account, first?.isUndone]).toEqual(['A', true]);
    });

    it('that were given together are taken back together', async () => {
      const { reviews, overrides } = open();
      await reviews.keep('ours', [answer('Z', same('Y', 'Z'))]);
      await reviews.keep('ours', [answer('A', same('A', 'B')), answer('C', same('C', 'D')), answer('E')]);
      expect((await lastUndone(reviews)).map(({ account }) => account)).toEqual(['A', 'C', 'E']);
      expect(await decisionsIn(overrides)).toEqual([same('Y', 'Z')]);
    });

    it('that are not the last ones any more are not taken back, and nothing in their place', async () => {
      const { reviews, elsewhere, overrides } = open();
      const refused = (told: string) => ({ code: 'CONFLICT', message: expect.stringContaining(told) });
      const first = await reviews.keep('ours', [answer('A', same('A', 'B')), answer('C', same('C', 'D'))]);
      const second = await elsewhere.keep('ours', [answer('E', same('E', 'F'))]);
      await elsewhere.keep('ours', [answer('G', undefined, { by: 'Ben' })]);
      await expect(reviews.undoLast('ours', 'Ana', first)).rejects.toMatchObject(refused('E is one company'));
      await expect(reviews.undoLast('ours', 'Ben', second)).rejects.toMatchObject(
        refused('G is one company'),
      );
      expect(await decisionsIn(overrides)).toEqual([same('A', 'B'), same('C', 'D'), same('E', 'F')]);
      for (const batch of [second, first]) await reviews.undoLast('ours', 'Ana', batch);
      await expect(reviews.undoLast('ours', 'Ana', first)).rejects.toMatchObject(refused('already'));
      expect([await decisionsIn(overrides), await reviews.keep('ours', [])]).toEqual([[], 0]);
    });

    it('leave a decision that stood before where it was', async () => {
      const { reviews, overrides } = open();
      await overrides.add('ours', [{ override: same('A', 'B') }]);
      await reviews.keep('ours', [answer('A', same('A', 'B'))]);
      await lastUndone(reviews);
      expect(await decisionsIn(overrides)).toEqual([same('A', 'B')]);
    });

    it('are asked for by one person in a browser at a time, until the time is over', async () => {
      const { reviews, browsing, late } = open();
      const subject = { account: 'A', question: 'recommendation', proposal: 'merge into B' } as const;
      const claim = await browsing.claim('ours', subject);
      expect(claim.isOurs).toBe(true);
      expect(claim.heldUntil).toBeGreaterThan(Date.now() + 59_000);
      expect((await late.claim('ours', subject)).isOurs).toBe(false);
      await browsing.release();
      expect((await late.claim('ours', subject)).isOurs).toBe(true);
      expect((await reviews.claim('ours', subject)).isOurs).toBe(true);
    });

    it('have another revision whenever something is answered, taken back or decided', async () => {
      const { reviews, elsewhere, overrides } = open();
      const seen = [await reviews.revision('ours')];
      await elsewhere.keep('ours', [answer('A')]);
      seen.push(await reviews.revision('ours'));
      await lastUndone(elsewhere);
      seen.push(await reviews.revision('ours'));
      await overrides.add('ours', [{ override: same('A', 'B') }]);
      seen.push(await reviews.revision('ours'));
      expect(new Set(seen).size).toBe(4);
    });

    it('are asked for in one session at a time, as long as it lives', async () => {
      const { reviews, elsewhere, killed } = open();
      const subject = { account: 'A', question: 'recommendation', proposal: 'merge into B' } as const;
      expect(await killed.claim('ours', subject)).toEqual({
        ...{ isOurs: true, heldUntil: null, standing: undefined },
      });
      expect((await reviews.claim('ours', subject)).isOurs).toBe(true);
      expect((await elsewhere.claim('ours', subject)).isOurs).toBe(false);
      expect((await elsewhere.claim('theirs', subject)).isOurs).toBe(true);
      await reviews.claim('ours', { ...subject, account: 'C' });
      expect((await elsewhere.claim('ours', subject)).isOurs).toBe(true);
      await elsewhere.release();
      await elsewhere.keep('ours', [answer('A')]);
      const { isOurs, standing } = await reviews.claim('ours', subject);
      expect([isOurs, standing?.verdict]).toEqual([true, 'accepted']);
    });
  });
}
