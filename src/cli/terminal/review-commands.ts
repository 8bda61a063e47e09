/** What a person says to a question: a key, or a word with a text behind it. */
export type ReviewCommand =
  | { readonly word: 'pick'; readonly number: number; readonly text: string }
  | { readonly word: CommandWord; readonly text: string };

export const COMMAND_WORDS = [
  'merge',
  'keep',
  'accept',
  'reject',
  'none',
  'defer',
  'skip',
  'search',
  'undo',
  'fields',
  'history',
  'help',
  'quit',
] as const;
export type CommandWord = (typeof COMMAND_WORDS)[number];

const KEYS: Readonly<Record<string, CommandWord>> = {
  ...Object.fromEntries(COMMAND_WORDS.map((word) => [word, word])),
  ...{ m: 'merge', same: 'merge', k: 'keep', apart: 'keep', different: 'keep' },
  ...{ a: 'accept', yes: 'accept', y: 'accept', r: 'reject', no: 'reject', n: 'none' },
  ...{ d: 'defer', later: 'defer', s: 'skip', next: 'skip', '/': 'search', u: 'undo' },
  ...{ f: 'fields', h: 'history', '?': 'help', q: 'quit', exit: 'quit' },
};

/** Reads a key or a line: `m`, `defer ask Ana`, `/ sprint`, `2`. Undefined when it is none of them. */
export function readCommand(line: string): ReviewCommand | undefined {
  const spaced = line.trim().replace(/^\/(?=\S)/, '/ ');
  const [, first = '', text = ''] = /^(\S+)\s*(.*)$/s.exec(spaced) ?? [];
  if (/^[1-9]$/.test(first)) return { word: 'pick', number: Number(first), text };
  const word = Object.hasOwn(KEYS, first.toLowerCase()) ? KEYS[first.toLowerCase()] : undefined;
  return word === undefined ? undefined : { word, text };
}

export const HELP = `
m  merge        the two accounts are one company
k  keep apart   they stay two accounts; a reason may be given
a  accept       follow the recommendation, or take the suggested company
r  reject       leave the account as it is; a reason may be given
1 to 9          it is this company, or one company with this account
n  none         none of the companies that are known
d  defer        decide later; nothing is done until then. A reason may be given
s  skip         the next one; it comes up again in the next review
/  search       look for another company, or another account of the file
u  undo         take your last decision back; asks first about one of an earlier review
f  fields       all fields of the accounts
h  history      what was decided last
q  quit         everything is saved already

Where answers are lines, as in a pipe, words do as well: merge, keep, accept,
reject, none, defer, skip, search, undo, fields, history, quit. There a reason
stands behind them: keep two branches
`.trim();
