/** A token of SOQL; of text what is meant. */
export interface SoqlToken {
  readonly type: 'text' | 'word' | 'sign';
  readonly text: string;
}

/** "Quoted String Escape Sequences" of the SOQL and SOSL reference; every other letter behind a backslash is an error. */
const MEANT: Readonly<Record<string, string>> = {
  n: '\n',
  N: '\n',
  r: '\r',
  R: '\r',
  t: '\t',
  T: '\t',
  b: '\b',
  B: '\b',
  f: '\f',
  F: '\f',
  '"': '"',
  "'": "'",
  '\\': '\\',
  '%': '\\%',
  _: '\\_',
};

/** Reads SOQL as Salesforce does, apart from what writes it; throws for what Salesforce would call malformed. */
export function soqlTokens(soql: string): readonly SoqlToken[] {
  const tokens: SoqlToken[] = [];
  for (let at = 0; at < soql.length; ) {
    const rest = soql.slice(at, at + 200);
    const blank = /^\s+/.exec(rest)?.[0];
    const plain = /^(?:[A-Za-z0-9_.:+-]+)/.exec(rest)?.[0];
    const sign = /^(?:<=|>=|!=|[=<>(),])/.exec(rest)?.[0];
    if (blank !== undefined) at += blank.length;
    else if (rest.startsWith("'")) {
      const [text, end] = textAt(soql, at + 1);
      tokens.push({ type: 'text', text });
      at = end;
    } else if (plain !== undefined) {
      tokens.push({ type: 'word', text: plain });
      at += plain.length;
    } else if (sign !== undefined) {
      tokens.push({ type: 'sign', text: sign });
      at += sign.length;
    } else throw new Error(`MALFORMED_QUERY: unexpected ${JSON.stringify(rest[0])} at ${at}`);
  }
  return tokens;
}

function textAt(soql: string, from: number): readonly [string, number] {
  let text = '';
  for (let at = from; at < soql.length; at++) {
    const character = soql[at] ?? '';
    if (character === "'") return [text, at + 1];
    if (character === '\n' || character === '\r') throw new Error('MALFORMED_QUERY: line end in a text');
    if (character === '\\') {
      const meant = MEANT[soql[++at] ?? ''];
      if (meant === undefined) throw new Error(`MALFORMED_QUERY: \\${soql[at]}`);
      text += meant;
    } else text += character;
  }
  throw new Error('MALFORMED_QUERY: text without an end');
}
