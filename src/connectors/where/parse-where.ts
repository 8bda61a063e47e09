import type { Comparator, Condition, Field, Literal } from './condition.ts';
import { type WhereToken, whereTokens, wrongWhere } from './where-tokens.ts';
import { checkedDay, checkedInstant, patternOf, plainNumber, plainText } from './where-values.ts';

const MOST_VALUES = 500;
const DEEPEST = 50;

/**
 * Reads a WHERE: tests joined by AND, OR, NOT and parentheses. A test is `field = value` (also != <> < <= > >=),
 * `field [NOT] IN (value, …)`, `field [NOT] LIKE 'pattern'` or `field IS [NOT] NULL`. Values are 'text', numbers,
 * true, false, null, days (2026-01-31) and instants (2026-01-31T08:00:00Z). In text a quotation mark is written '' or \',
 * a backslash \\; in a pattern % stands for any characters and _ for one, \% and \_ for themselves.
 *
 * Throws INVALID_REQUEST that names the character.
 */
export function parseWhere(where: string): Condition {
  const parser = new WhereParser(whereTokens(where));
  return parser.whole();
}

/** A descent over the tokens: each method reads what it is called and stands behind it. */
class WhereParser {
  private readonly tokens: readonly WhereToken[];
  private place = 0;
  private depth = 0;

  constructor(tokens: readonly WhereToken[]) {
    this.tokens = tokens;
  }

  whole(): Condition {
    const condition = this.joined('or');
    const { type, text, at } = this.next();
    if (type === 'end') return condition;
    throw wrongWhere(`"${text}" stands where AND, OR or the end was expected`, at);
  }

  private joined(kind: 'and' | 'or'): Condition {
    const part = () => (kind === 'or' ? this.joined('and') : this.negatable());
    const parts = [part()];
    while (this.takesWord(kind)) parts.push(part());
    const [only, another] = parts;
    return only !== undefined && another === undefined ? only : { kind, parts };
  }

  private negatable(): Condition {
    this.deeper();
    const condition: Condition = this.takesWord('not')
      ? { kind: 'not', part: this.negatable() }
      : this.takesSign('(')
        ? this.parenthesised()
        : this.test();
    this.depth--;
    return condition;
  }

  private deeper(): void {
    this.depth++;
    if (this.depth > DEEPEST) throw wrongWhere(`it is nested more than ${DEEPEST} deep`, this.peek().at);
  }

  private parenthesised(): Condition {
    const opened = this.peek().at - 1;
    const condition = this.joined('or');
    if (this.takesSign(')')) return condition;
    const { type, text, at } = this.peek();
    if (type === 'end') throw wrongWhere('a parenthesis is never closed', opened);
    throw wrongWhere(`"${text}" stands where AND, OR or ")" was expected`, at);
  }

  private test(): Condition {
    const field = this.field();
    if (this.takesWord('is')) return this.emptiness(field);
    const isNegated = this.takesWord('not');
    const test = this.takesWord('in')
      ? this.inList(field)
      : this.takesWord('like')
        ? this.like(field)
        : undefined;
    if (test !== undefined) return isNegated ? { kind: 'not', part: test } : test;
    if (isNegated) throw wrongWhere('IN or LIKE was expected behind NOT', this.peek().at);
    return this.comparison(field);
  }

  private field(): Field {
    const { type, text, at } = this.next();
    const isReserved = type === 'word' && /^(?:and|or|not|in|like|is|null|true|false)$/i.test(text);
    if ((type === 'word' && !isReserved) || (type === 'name' && text !== '')) return { name: text, at };
    throw wrongWhere(type === 'end' ? 'it ends where a field was expected' : `"${text}" is not a field`, at);
  }

  private emptiness(field: Field): Condition {
    const isNegated = this.takesWord('not');
    if (!this.takesWord('null')) throw wrongWhere('NULL was expected', this.peek().at);
    return emptyTest(field, isNegated);
  }

  private inList(field: Field): Condition {
    if (!this.takesSign('(')) throw wrongWhere('"(" was expected behind IN', this.peek().at);
    const values: Literal[] = [];
    do {
      const { at } = this.peek();
      if (values.length === MOST_VALUES) throw wrongWhere(`IN has more than ${MOST_VALUES} values`, at);
      const value = this.value();
      if (value === null) throw wrongWhere('NULL cannot stand in a list; write IS NULL beside it', at);
      values.push(value);
    } while (this.takesSign(','));
    if (!this.takesSign(')')) throw wrongWhere('"," or ")" was expected', this.peek().at);
    return { kind: 'in', field, values };
  }

  private like(field: Field): Condition {
    const { type, text, at, escaped } = this.next();
    if (type !== 'text') throw wrongWhere("LIKE wants a pattern in quotation marks, like 'Acme%'", at);
    return { kind: 'like', field, pattern: patternOf(text, escaped) };
  }

  private comparison(field: Field): Condition {
    const { type, text: sign, at } = this.next();
    if (type !== 'sign' || !/^(?:[<>!]?=|<>|[<>])$/.test(sign))
      throw wrongWhere(type === 'end' ? 'it ends where = was expected' : `"${sign}" does not compare`, at);
    const isNegated = sign === '!=' || sign === '<>';
    const value = this.value();
    if (value === null) {
      if (sign !== '=' && !isNegated) throw wrongWhere(`NULL cannot be compared with ${sign}`, at);
      return emptyTest(field, isNegated);
    }
    // What is left over from the test above are the signs of Comparator.
    const comparator = isNegated ? '=' : (sign as Comparator);
    if (value.type === 'boolean' && comparator !== '=')
      throw wrongWhere(`true and false cannot be compared with ${sign}`, at);
    const test: Condition = { kind: 'compare', field, comparator, value };
    return isNegated ? { kind: 'not', part: test } : test;
  }

  private value(): Literal | null {
    const { type, text, at, escaped } = this.next();
    if (type === 'text') return { type, text: plainText(text, { at, escaped }) };
    if (type === 'number') return { type, text: plainNumber(text) };
    if (type === 'day') return { type, text: checkedDay(text, at) };
    if (type === 'instant') return { type, text: checkedInstant(text, at) };
    const word = type === 'word' ? text.toLowerCase() : '';
    if (word === 'null') return null;
    if (word === 'true' || word === 'false') return { type: 'boolean', isTrue: word === 'true' };
    const found = type === 'end' ? 'it ends where a value was expected' : `"${text}" is not a value`;
    throw wrongWhere(found, at, "Text stands in single quotation marks, like 'Banking'.");
  }

  private takesWord(word: string): boolean {
    const { type, text } = this.peek();
    return this.takes(type === 'word' && text.toLowerCase() === word);
  }

  private takesSign(sign: string): boolean {
    const { type, text } = this.peek();
    return this.takes(type === 'sign' && text === sign);
  }

  private takes(isThere: boolean): boolean {
    if (isThere) this.place++;
    return isThere;
  }

  private peek(): WhereToken {
    return this.tokens[this.place] ?? { type: 'end', text: '', at: 1 };
  }

  private next(): WhereToken {
    const token = this.peek();
    this.place++;
    return token;
  }
}

function emptyTest(field: Field, isNegated: boolean): Condition {
  const test: Condition = { kind: 'empty', field };
  return isNegated ? { kind: 'not', part: test } : test;
}
