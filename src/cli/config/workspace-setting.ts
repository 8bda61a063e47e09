import type { SettingChanges } from '../../admin/workspaces-admin.ts';
import { CREDIT_OPERATIONS } from '../../contract/charges.ts';
import { CoreError } from '../../contract/errors.ts';
import { parseWith } from '../../contract/parse.ts';
import { GivenSettings, type WorkspaceSettings } from '../../contract/workspace-settings.ts';

type Member = keyof WorkspaceSettings;

interface Setting {
  readonly member: Member;
  /** What values look like. */
  readonly values: string;
  read(words: readonly string[]): unknown;
  write(value: never): string;
}

/** In the place of a value: what holds without any. */
const DEFAULT = 'default';
const NONE = 'none';

/** The settings of a workspace by the names that the command line gives them. */
export const WORKSPACE_SETTINGS = {
  feedback: setting('feedback', 'on or off', {
    read: ([word = '']) => ({ on: true, off: false })[word.toLowerCase()] ?? word,
    write: (isOn) => (isOn ? 'on' : 'off'),
  }),
  'inbound.outputs': setting('inbound_outputs', 'NAME=FIELD, or FIELD alone, several of them', {
    read: (words) => Object.fromEntries(pairsOf(words)),
    write: (outputs) =>
      Object.entries(outputs)
        .map(([name, field]) => (name === field ? field : `${name}=${field}`))
        .join(' '),
  }),
  'agreed-schema': setting('agreed_schema', 'names of fields, or none', {
    read: (words) => (isNone(words) ? [] : words),
    write: (fields) => (fields.length === 0 ? NONE : fields.join(' ')),
  }),
  'accounts-at-once': setting('accounts_at_once', 'a whole number', {
    read: ([word = '']) => (/^\d{1,9}$/.test(word) ? Number(word) : word),
    write: String,
  }),
  prices: setting('prices', `OPERATION=CREDITS, several of them: ${CREDIT_OPERATIONS.join(', ')}`, {
    read: (words) =>
      Object.fromEntries(pairsOf(words).map(([operation, credits]) => [operation, creditsOf(credits)])),
    write: (prices) => {
      const given = Object.entries(prices).filter(([, price]) => price !== undefined);
      return given.length === 0
        ? 'those of core config'
        : given.map(([operation, price]) => `${operation}=${price}`).join(' ');
    },
  }),
  'crm-ids': setting(
    'crm_ids',
    'salesforce, hubspot, dynamics, or pattern: and a pattern like pattern:ACC-*',
    {
      read: ([word = '']) => (word.startsWith('pattern:') ? word : word.toLowerCase()),
      write: String,
    },
  ),
  'time-zone': setting('time_zone', 'a time zone like Europe/Berlin', {
    read: ([word = '']) => word,
    write: String,
  }),
} as const;

const SINGLE: readonly Member[] = ['feedback', 'accounts_at_once', 'crm_ids', 'time_zone'];

/** What a setting is to become. Throws USAGE for an unknown one, and for values that it cannot have. */
export function settingChange(name: string, given: readonly string[]): SettingChanges {
  const found = Object.entries(WORKSPACE_SETTINGS).find(([known]) => known === name.toLowerCase())?.[1];
  if (found === undefined) {
    const fix = `Settings are ${Object.keys(WORKSPACE_SETTINGS).join(', ')}.`;
    throw new CoreError('USAGE', `${name} is no setting of a workspace`, { field: '<setting>', fix });
  }
  const words = given.flatMap((word) => word.split(',')).map((word) => word.trim());
  const values = words.filter((word) => word !== '');
  if (values.length === 1 && values[0]?.toLowerCase() === DEFAULT) return { [found.member]: null };
  const fix = `Give ${found.values}; or ${DEFAULT}.`;
  const isOne = SINGLE.includes(found.member);
  if (values.length === 0 || (isOne && values.length > 1))
    throw new CoreError('USAGE', `${name} has ${values.length === 0 ? 'no value' : 'more than one value'}`, {
      ...{ field: '<value>', fix },
    });
  return refusing({ name, values, fix }, () => {
    const changes = { [found.member]: found.read(values) };
    // The schema has read them: no member is undefined.
    return parseWith(GivenSettings, changes, name) as SettingChanges;
  });
}

/** The value of a setting as `core workspace set` takes it. */
export function settingText(name: keyof typeof WORKSPACE_SETTINGS, settings: WorkspaceSettings): string {
  const { member, write } = WORKSPACE_SETTINGS[name];
  // Each setting writes the value of its own member.
  return (write as (value: unknown) => string)(settings[member]);
}

function setting<M extends Member>(
  member: M,
  values: string,
  { read, write }: { read(words: readonly string[]): unknown; write(value: WorkspaceSettings[M]): string },
): Setting {
  return { member, values, read, write };
}

/** Throws INVALID_REQUEST where two have one name, for one of them would be lost. */
function pairsOf(words: readonly string[]): readonly (readonly [string, string])[] {
  const pairs = words.map(pairOf);
  const names = pairs.map(([name]) => name);
  const again = names.find((name, at) => names.indexOf(name) !== at);
  if (again !== undefined) throw new CoreError('INVALID_REQUEST', `given: ${again} stands there twice`);
  // Records are read without it.
  if (names.includes('__proto__'))
    throw new CoreError('INVALID_REQUEST', 'given: nothing may be called __proto__');
  return pairs;
}

/** `NAME=FIELD`; `FIELD` alone is called as it is. */
function pairOf(word: string): readonly [string, string] {
  const at = word.indexOf('=');
  return at === -1 ? [word, word] : [word.slice(0, at).trim(), word.slice(at + 1).trim()];
}

function creditsOf(text: string): number | string {
  return /^\d*\.?\d+$/.test(text) ? Number(text) : text;
}

function isNone(words: readonly string[]): boolean {
  return words.length === 1 && words[0]?.toLowerCase() === NONE;
}

interface Given {
  readonly name: string;
  readonly values: readonly string[];
  readonly fix: string;
}

/** Says of a fault in which setting and, of a list, in which of its values it is. */
function refusing<T>({ name, values, fix }: Given, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    const told = error.message.replace(/^\w+/, name);
    const what = told.replace(/\[(\d+)\]/, (_, at) => ` ${values[Number(at)] ?? ''}`);
    throw new CoreError('USAGE', what, { field: '<value>', fix });
  }
}
