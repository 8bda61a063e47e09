import type { ShownEntity } from '../../engine/browse/shown-entity.ts';
import { fittedTable } from './table.ts';
import { cut, oneLine, wrapped } from './terminal-text.ts';

interface Shown {
  /** In columns. */
  readonly width: number;
  /** Every fact with its source in place of a line for each record. */
  readonly withSources: boolean;
}

/** The company, its records or all that they say, and why they are together, as text for a terminal. */
export function describeEntity(entity: ShownEntity, { width, withSources }: Shown): string {
  const { askedId, facts } = entity;
  const parts = [
    ...(askedId === undefined ? [] : [`${askedId} is now ${facts.coreId}.\n`]),
    summaryLines(entity, width),
    withSources ? factTable(entity, width) : recordTable(entity, width),
    ...(entity.links.length === 0 ? [] : [linkLines(entity, width)]),
  ];
  return parts.join('\n');
}

const LABEL_WIDTH = 14;

function summaryLines(entity: ShownEntity, width: number): string {
  const { facts, name, parent, successor, redirects } = entity;
  const { type = null, subtype = null } = facts.classification ?? {};
  const kind = [type, subtype].filter((part) => part !== null).join(', ');
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    ['core_id', facts.coreId],
    ['name', name],
    ['legal name', facts.legalName?.value],
    ['website', facts.website?.value],
    ['country', facts.country?.value],
    ['city', facts.city],
    ['status', facts.status],
    ['category', kind === '' ? null : kind],
    ['registration', registrationOf(entity)],
    ['known by', knownBy(entity)],
    ['parent', parent === null ? null : `${parent.coreId} ${parent.name}`],
    ['successor', successor === null ? null : `${successor.coreId} ${successor.name}`],
    ['other ids', redirects.length === 0 ? null : redirects.join(', ')],
  ];
  return rows
    .flatMap(([label, value]) => (value === null || value === undefined ? [] : [{ label, value }]))
    .map(
      ({ label, value }) =>
        `${label.padEnd(LABEL_WIDTH)}${cut(oneLine(value), Math.max(1, width - LABEL_WIDTH))}\n`,
    )
    .join('');
}

/** `4 sources, 12 listings, 164,000 people, 7 companies below it`. */
function knownBy({ prominence }: ShownEntity): string | null {
  if (prominence === undefined) return null;
  const { sources, listings, headcount, revenue, descendants } = prominence;
  const count = (value: number, one: string, many: string) =>
    value === 0 ? [] : [`${value.toLocaleString('en-US')} ${value === 1 ? one : many}`];
  const parts = [
    ...count(sources, 'source', 'sources'),
    ...count(listings, 'listing', 'listings'),
    ...count(headcount, 'person', 'people'),
    ...count(revenue, 'million dollars a year', 'million dollars a year'),
    ...count(descendants, 'company below it', 'companies below it'),
  ];
  return parts.join(', ');
}

function registrationOf({ facts: { registration } }: ShownEntity): string | null {
  if (registration === null) return null;
  const { number, country } = registration;
  return country === null ? number : `${number} (${country})`;
}

function recordTable({ records }: ShownEntity, width: number): string {
  const rows = records.map(({ key, importedAt, record }) => [
    key,
    record.names[0]?.value ?? '',
    importedAt.slice(0, 10),
  ]);
  return fittedTable([['record', 'name', 'imported'], ...rows], { width, flexible: [0, 1] });
}

function factTable({ sourceFacts }: ShownEntity, width: number): string {
  const rows = sourceFacts.map(({ field, value, key, date, isShown }) => [
    field,
    isShown ? '*' : '',
    value,
    key,
    date,
  ]);
  const facts = fittedTable([['field', '', 'value', 'record', 'date'], ...rows], { width, flexible: [2, 3] });
  return `${facts}\n* is the value that is shown.\n`;
}

function linkLines({ links }: ShownEntity, width: number): string {
  const lines = links.map(({ left, right, words }) => oneLine(`${left} and ${right}: ${words}`));
  return `Together because of\n${lines
    .flatMap((line) => wrapped(line, width - 4).map((part, at) => `${at === 0 ? '  ' : '    '}${part}\n`))
    .join('')}`;
}
