import { type SoqlToken, soqlTokens } from './soql-lexer.ts';

export type SoqlRecord = Readonly<Record<string, string | number | boolean | null>>;

/** Whether a record fulfils the WHERE, read by the grammar of the SOQL reference; throws for what it does not have. */
export function soqlFilter(where: string): (record: SoqlRecord) => boolean {
  const tokens = soqlTokens(where);
  let place = 0;
  const peek = () => tokens[place];
  const isNext = (text: string) => peek()?.type !== 'text' && peek()?.text.toUpperCase() === text;
  const take = (text: string) => {
    if (!isNext(text)) return false;
    place++;
    return true;
  };
  const need = (text: string) => {
    if (!take(text)) throw new Error(`MALFORMED_QUERY: expected ${text}, found ${peek()?.text ?? 'the end'}`);
  };
  const next = (): SoqlToken => {
    const token = peek();
    if (token === undefined) throw new Error('MALFORMED_QUERY: unexpected end');
    place++;
    return token;
  };
  type Filter = (record: SoqlRecord) => boolean;
  // SOQL takes no AND beside an OR without parentheses.
  const joined = (): Filter => {
    const parts = [negated()];
    const kind = isNext('AND') ? 'AND' : 'OR';
    while (take(kind)) parts.push(negated());
    return (record) =>
      kind === 'AND' ? parts.every((part) => part(record)) : parts.some((part) => part(record));
  };
  const negated = (): Filter => {
    if (take('NOT')) {
      const part = negated();
      return (record) => !part(record);
    }
    if (!take('(')) return comparison();
    const part = joined();
    need(')');
    return part;
  };
  const list = () => {
    need('(');
    const values = [valueIn(next())];
    while (take(',')) values.push(valueIn(next()));
    need(')');
    return values;
  };
  const comparison = (): Filter => {
    const { text: field } = next();
    if (take('NOT')) {
      need('IN');
      const values = list();
      return (record) => !values.includes(plain(record[field]));
    }
    if (take('IN')) {
      const values = list();
      return (record) => values.includes(plain(record[field]));
    }
    if (take('LIKE')) {
      const pattern = likeOf(next().text);
      return (record) => pattern.test(String(record[field] ?? ''));
    }
    const { text: sign } = next();
    const value = valueIn(next());
    return (record) => compared(plain(record[field]), sign, value);
  };
  const filter = joined();
  if (place < tokens.length) throw new Error(`MALFORMED_QUERY: unexpected ${peek()?.text}`);
  return filter;
}

type Value = string | number | boolean | null;

function valueIn({ type, text }: SoqlToken): Value {
  if (type === 'text') return text.toLowerCase();
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  if (/^null$/i.test(text)) return null;
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return Date.parse(text);
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  throw new Error(`MALFORMED_QUERY: ${text}`);
}

/** Texts are compared without case; times are numbers. */
function plain(value: Value | undefined): Value {
  if (typeof value !== 'string') return value ?? null;
  return /^\d{4}-\d\d-\d\dT.*\+0000$/.test(value)
    ? Date.parse(value.replace('+0000', 'Z'))
    : value.toLowerCase();
}

function compared(found: Value, sign: string, value: Value): boolean {
  if (sign === '=') return found === value;
  if (sign === '!=') return found !== value;
  if (found === null || value === null) return false;
  if (sign === '<') return found < value;
  if (sign === '<=') return found <= value;
  return sign === '>' ? found > value : found >= value;
}

function likeOf(pattern: string): RegExp {
  const parts = [...pattern.matchAll(/\\([%_])|([\s\S])/g)].map(([, literal, one = '']) => {
    if (literal === undefined && one === '%') return '[\\s\\S]*';
    return literal === undefined && one === '_'
      ? '[\\s\\S]'
      : (literal ?? one).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('')}$`, 'i');
}
