import { labelOf } from '../resolution/blocking/blocking-keys.ts';
import type { NormalSourceRecord } from './normal-source-record.ts';

export function shareDomain(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  return left.domains.some((domain) => right.domains.includes(domain));
}

/** Both have websites, and none is called like one of the other: `kodak.com`, `carestream.com`; but `quux.de`, `quux.com`. */
export function differentWebsites(left: NormalSourceRecord, right: NormalSourceRecord): boolean {
  if (left.domains.length === 0 || right.domains.length === 0) return false;
  const labels = left.domains.map(labelOf);
  return !right.domains.some((domain) => labels.includes(labelOf(domain)));
}

/** A website of the record begins with one of the names, each in one word. */
export function websiteBegins({ domains }: NormalSourceRecord, names: readonly string[]): boolean {
  const labels = domains.map((domain) => labelOf(domain).replace(/-/g, ''));
  return labels.some((label) => names.some((name) => name !== '' && label.startsWith(name)));
}
