import type { PatternPart } from './condition.ts';
import { type WhereToken, wrongWhere } from './where-tokens.ts';

const WILDCARDS = ['%', '_'] as const;

/** The text of a value; `\%` and `\_` belong into patterns. */
export function plainText(text: string, { at, escaped }: Pick<WhereToken, 'at' | 'escaped'>): string {
  const stray = [...(escaped ?? [])].find((place) => isWildcard(text[place]));
  if (stray === undefined) return text;
  const sign = text[stray];
  throw wrongWhere(`\\${sign} means something in LIKE alone`, at, `Write ${sign} without the backslash.`);
}

export function patternOf(text: string, escaped: ReadonlySet<number> = new Set()): readonly PatternPart[] {
  const parts: PatternPart[] = [];
  let plain = '';
  for (const [place, character] of Array.from(
    { length: text.length },
    (_, at) => [at, text[at] ?? ''] as const,
  )) {
    const wildcard = escaped.has(place) ? undefined : WILDCARDS.find((sign) => sign === character);
    if (wildcard === undefined) plain += character;
    else {
      if (plain !== '') parts.push({ text: plain });
      plain = '';
      parts.push({ wildcard });
    }
  }
  return plain === '' ? parts : [...parts, { text: plain }];
}

/** In a form that every CRM reads: no plus sign, digits on both sides of the point. */
export function plainNumber(written: string): string {
  const [, minus = '', whole = '', part = ''] = /^(?:\+|(-))?(\d*)\.?(\d*)$/.exec(written) ?? [];
  return `${minus}${whole === '' ? '0' : whole}${part === '' ? '' : `.${part}`}`;
}

export function checkedDay(written: string, at: number): string {
  const ms = Date.parse(`${written}T00:00:00.000Z`);
  // JavaScript takes 31 February for 3 March.
  if (!Number.isNaN(ms) && new Date(ms).toISOString().startsWith(written)) return written;
  throw wrongWhere(`${written} is not a day`, at);
}

/** In UTC with milliseconds. */
export function checkedInstant(written: string, at: number): string {
  checkedDay(written.slice(0, 10), at);
  const ms = Date.parse(written.toUpperCase().replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  if (!Number.isNaN(ms)) return new Date(ms).toISOString();
  throw wrongWhere(`${written} is not a time`, at);
}

function isWildcard(character: string | undefined): boolean {
  return WILDCARDS.some((sign) => sign === character);
}
