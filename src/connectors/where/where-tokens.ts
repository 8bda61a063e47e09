import { CoreError } from '../../contract/errors.ts';

/**
 * `at` is the place of the first character, from 1. Of text and quoted names `text` is what is meant, not how it is
 * written; `escaped` tells where in it a character stands behind a backslash.
 */
export interface WhereToken {
  readonly type: 'word' | 'name' | 'text' | 'number' | 'day' | 'instant' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
  readonly escaped?: ReadonlySet<number> | undefined;
}

const MOST_CHARACTERS = 20_000;

/** Unpaired halves of surrogate pairs have no bytes in UTF-8: what is sent would not be what was written. */
const UNSENDABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

const FORMS = [
  ['instant', /\d{4}-\d\d-\d\d[Tt]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:[Zz]|[+-]\d\d:?\d\d)/y],
  ['day', /\d{4}-\d\d-\d\d/y],
  ['number', /[+-]?(?:\d+\.?\d*|\.\d+)/y],
  ['word', /[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*/y],
  ['sign', /<=|>=|<>|!=|[=<>(),]/y],
] as const;

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  n: '\n',
  r: '\r',
  t: '\t',
  // These two mean something in LIKE alone.
  '%': '%',
  _: '_',
};

/** Cuts a WHERE into its words, names, values and signs; throws INVALID_REQUEST that names the place. */
export function whereTokens(where: string): readonly WhereToken[] {
  if (where.length > MOST_CHARACTERS)
    throw wrongWhere(
      `it is longer than ${MOST_CHARACTERS.toLocaleString('en-US')} characters`,
      MOST_CHARACTERS,
    );
  const unsendable = UNSENDABLE.exec(where);
  if (unsendable !== null) throw wrongWhere('there is a character that no CRM takes', unsendable.index + 1);
  const tokens: WhereToken[] = [];
  for (let place = skipBlanks(where, 0); place < where.length; place = skipBlanks(where, place)) {
    const [token, end] = tokenAt(where, place);
    tokens.push(token);
    place = end;
  }
  return [...tokens, { type: 'end', text: '', at: where.length + 1 }];
}

/** An error of a WHERE: what is wrong, and at which character. */
export function wrongWhere(what: string, at: number, fix?: string): CoreError {
  return new CoreError('INVALID_REQUEST', `the WHERE cannot be used: ${what} (character ${at})`, {
    field: 'where',
    fix: fix ?? "Write it like: Industry = 'Banking' AND (Website != null OR CreatedDate >= 2026-01-31).",
  });
}

function tokenAt(where: string, place: number): readonly [WhereToken, number] {
  const first = where[place] ?? '';
  if (first === "'") return quoted(where, place, 'text');
  if (first === '"') return quoted(where, place, 'name');
  for (const [type, form] of FORMS) {
    form.lastIndex = place;
    const text = form.exec(where)?.[0];
    if (text === undefined) continue;
    const end = place + text.length;
    if (type !== 'sign' && /[\w.]/.test(where[end] ?? ''))
      throw wrongWhere(`"${wordAt(where, place)}" is neither a name nor a value`, place + 1);
    return [{ type, text, at: place + 1 }, end];
  }
  throw wrongWhere(`${JSON.stringify(first)} means nothing here`, place + 1);
}

function quoted(where: string, place: number, type: 'text' | 'name'): readonly [WhereToken, number] {
  const quote = where[place] ?? '';
  const escaped = new Set<number>();
  let text = '';
  for (let at = place + 1; at < where.length; at++) {
    const character = where[at] ?? '';
    const next = where[at + 1] ?? '';
    if (character === quote && next !== quote) return [{ type, text, at: place + 1, escaped }, at + 1];
    if (character === '\\' && type === 'text') {
      escaped.add(text.length);
      text += meantBy(next, at);
      at++;
    } else {
      text += character;
      if (character === quote) at++;
    }
  }
  throw wrongWhere(`the quotation mark ${quote} is never closed`, place + 1);
}

function meantBy(next: string, at: number): string {
  const meant = ESCAPES[next];
  if (meant !== undefined) return meant;
  throw wrongWhere(
    `a backslash cannot stand before ${JSON.stringify(next)}`,
    at + 1,
    'Write two backslashes for one.',
  );
}

function wordAt(where: string, place: number): string {
  return /^[\w.+-]{1,30}/.exec(where.slice(place))?.[0] ?? '';
}

function skipBlanks(where: string, from: number): number {
  let place = from;
  while (/\s/.test(where[place] ?? '')) place++;
  return place;
}
