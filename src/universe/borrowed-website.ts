import { keyHash } from '../resolution/blocking/key-hash.ts';
import { CREATED_SOURCE } from '../resolution/records/source.ts';
import type { NumberedLink } from './clusters.ts';
import type { LinkReason } from './link-rules.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';
import type { NumberedRecords } from './numbered-records.ts';
import { domainKeyOf } from './shared-keys.ts';

/** What two records have in common beside names and places. */
const BY_MORE: ReadonlySet<LinkReason> = new Set(['identifier', 'successor', 'website_and_name']);

/** Nothing but names and places says that the two are one company. */
export function isByNameAlone(reason: LinkReason): boolean {
  return !BY_MORE.has(reason);
}

/**
 * The links of created records that hold only where the company has their website, by the created record: nobody took the record
 * for this company when it was created, for its website is that of another (`Continental Airlines`, continental.com). With
 * the records of sources that have the website.
 */
export function borrowedWebsites(
  allRecords: NumberedRecords,
  links: readonly NumberedLink[],
): ReadonlyMap<NumberedLink, readonly number[]> {
  const byName = links.filter(({ reason }) => isByNameAlone(reason)).flatMap(ofCreated(allRecords));
  const holders = holdersOf(new Set(byName.map(({ created }) => created)), allRecords);
  if (holders.size === 0) return new Map();
  const linked = new Set(links.flatMap(({ left, right }) => [`${left} ${right}`, `${right} ${left}`]));
  return new Map(
    byName.flatMap(({ link, created }) => {
      const others = holders.get(created) ?? [];
      const isOwn = others.some((holder) => linked.has(`${created} ${holder}`));
      return others.length === 0 || isOwn ? [] : [[link, others] as const];
    }),
  );
}

/** The created record of a link with one of a source. */
function ofCreated({ identity }: NumberedRecords) {
  return (link: NumberedLink): readonly { readonly link: NumberedLink; readonly created: number }[] => {
    const [left, right] = [isCreated(identity(link.left)), isCreated(identity(link.right))];
    return left === right ? [] : [{ link, created: left ? link.left : link.right }];
  };
}

export function isCreated({ source }: Pick<NormalSourceRecord, 'source'>): boolean {
  return source.name === CREATED_SOURCE.name;
}

/** The records of sources that have a website of each, where there are any. */
function holdersOf(
  created: ReadonlySet<number>,
  allRecords: NumberedRecords,
): ReadonlyMap<number, readonly number[]> {
  const byHash = new Map<number, number[]>();
  for (const number of created)
    for (const domain of allRecords.record(number).domains) {
      const hash = keyHash(domainKeyOf(domain));
      byHash.set(hash, [...(byHash.get(hash) ?? []), number]);
    }
  const holders = new Map<number, number[]>();
  if (byHash.size === 0) return holders;
  for (const { number, hashes } of allRecords.sharedKeys()) {
    const found = Array.from(hashes).flatMap((hash) => byHash.get(hash) ?? []);
    if (found.length === 0 || isCreated(allRecords.identity(number))) continue;
    for (const one of found) holders.set(one, [...(holders.get(one) ?? []), number]);
  }
  return holders;
}
