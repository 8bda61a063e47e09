import { type AccountDetails, DATA, type IndexRow, type PageData } from '../report/page-data.ts';
import { LINKS } from '../report/planned-parents.ts';
import type { Page, PageAccount } from './page.ts';

export function readPage(): Page {
  const data = parsed<PageData>(blocks(DATA.page)[0]);
  const accounts = blocks(DATA.index)
    .flatMap((block) => parsed<readonly IndexRow[]>(block))
    .map((row, position) => accountOf(row, position, data));
  const details = blocks(DATA.details);
  const read = new Map<number, readonly AccountDetails[]>();
  return {
    ...data,
    accounts,
    detailsOf(position) {
      const at = Math.floor(position / data.detailsAtOnce);
      const block = read.get(at) ?? parsed<readonly AccountDetails[]>(details[at]);
      read.set(at, block);
      const found = block[position % data.detailsAtOnce];
      if (found === undefined) throw new RangeError(`no details of account ${position}`);
      return found;
    },
  };
}

function accountOf(row: IndexRow, position: number, { actions, owners }: PageData): PageAccount {
  const [
    id,
    name,
    place,
    action,
    risk,
    review,
    owner,
    contracted,
    annual,
    group,
    link,
    above,
    change,
    currencies,
  ] = row;
  return {
    ...{ position, id, name, place, risk, contracted, annual, group, above },
    action: actions[action] ?? 'None',
    needsReview: review === 1,
    owner: owners[owner] ?? '',
    link: link === null ? null : (LINKS[link] ?? null),
    change: change === 0 ? null : change,
    currencies: currencies === 0 ? NO_CURRENCIES : currencies,
  };
}

const NO_CURRENCIES = ['', ''] as const;

function blocks(kind: string): readonly Element[] {
  return [...document.querySelectorAll(`script.${kind}`)];
}

/** Data that the report was written with. */
function parsed<Data>(block: Element | undefined): Data {
  return JSON.parse(block?.textContent ?? '') as Data;
}
