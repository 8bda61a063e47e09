import { describe, expect, it } from 'vitest';
import type { Link } from '../../../src/web/report/planned-parents.ts';
import { type FamilyMember, familiesOf } from '../../../src/web/report-page/families.ts';
import type { Page, PageAccount } from '../../../src/web/report-page/page.ts';

/** Accounts A, B, C … with the position of the one above each, and how it comes to stand there. */
function pageOf(
  above: readonly (readonly [number | null, Link | null])[],
  companies: readonly string[] = [],
) {
  const accounts = above.map(
    ([at, link], position): PageAccount => ({
      ...{ position, id: String(position), name: String.fromCharCode(65 + position), place: '' },
      ...{ action: 'None', risk: 0, needsReview: false, owner: '', contracted: null, annual: null },
      ...{ group: null, link, above: at, change: null, currencies: ['', ''] },
    }),
  );
  return { accounts, companies } satisfies Pick<Page, 'accounts' | 'companies'>;
}

function text({ name, below }: FamilyMember): string {
  return below.length === 0 ? name : `${name}(${below.map(text).join(' ')})`;
}

describe('families of a report', () => {
  it('are trees of accounts and of companies that are to be created', () => {
    const families = familiesOf(
      pageOf(
        [
          [null, null],
          [0, 'kept'],
          [0, 'changed'],
          [-1, 'created'],
          [-1, 'created'],
          [3, 'kept'],
          [null, null],
        ],
        ['Top AG'],
      ),
    );
    expect(families.map(({ root, size, changes }) => [text(root), size, changes])).toEqual([
      ['Top AG(D(F) E)', 4, 2],
      ['A(B C)', 3, 1],
    ]);
  });

  it('are no families of doubles alone, and end where accounts are each other’s parents', () => {
    const families = familiesOf(
      pageOf([
        [null, null],
        [0, 'merged'],
        [3, 'kept'],
        [2, 'kept'],
        [4, 'kept'],
      ]),
    );
    expect(families.map(({ root }) => text(root))).toEqual(['C(D)']);
  });
});
