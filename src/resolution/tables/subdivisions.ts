import { lazily } from './lazily.ts';
import { spellingKey } from './spelling-key.ts';
import { tableText } from './table-text.ts';

interface SubdivisionTable {
  /** Per country, its subdivisions' ISO 3166-2 codes by code and name under `spellingKey`. */
  readonly byCountry: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Names that only one country has; the code is that of the subdivision. */
  readonly byNameAlone: ReadonlyMap<string, string>;
}

/** Whose codes are read without a country: `TX` and `ON` are American far more often than anything else. */
const CODES_ALONE: readonly string[] = ['US', 'CA'];
const KIND_BEFORE =
  /^(?:(?:state|province|provincia|prov|region|regione|county|co|land|kanton|canton|estado|comunidad)(?: de| di| of)?) /;
const KIND_AFTER =
  / (?:state|province|prefecture|pref|region|county|sheng|ken|fu|to|canton|district|emirate)$/;
const KIND_GLUED = /(?:省|市|県|都|府|自治区)$/;

const table = lazily(readSubdivisions);

/**
 * Reads a state, province or region, by name or code, into ISO 3166-2 (`US-CA`). With a country (alpha-2) only its own
 * are read; without one American states come first, then Canadian ones, then names that one country alone has.
 */
export function subdivisionCode(text: string, country?: string): string | undefined {
  const key = spellingKey(text);
  const bare = key.replace(KIND_BEFORE, '').replace(KIND_AFTER, '').replace(KIND_GLUED, '');
  return lookUp(key, country) ?? (bare === key ? undefined : lookUp(bare, country));
}

function lookUp(key: string, country: string | undefined): string | undefined {
  const { byCountry, byNameAlone } = table();
  if (country !== undefined) return byCountry.get(country)?.get(withoutCountry(key, country));
  const [, prefix, rest] = /^([a-z]{2}) ([a-z0-9]{1,3})$/.exec(key) ?? [];
  const full = prefix && rest ? byCountry.get(prefix.toUpperCase())?.get(rest) : undefined;
  const american = CODES_ALONE.map((code) => byCountry.get(code)?.get(key));
  return american.find((code) => code !== undefined) ?? full ?? byNameAlone.get(key);
}

function withoutCountry(key: string, country: string): string {
  return key.startsWith(`${country.toLowerCase()} `) ? key.slice(3) : key;
}

function readSubdivisions(): SubdivisionTable {
  const byCountry = new Map<string, Map<string, string>>();
  const codesOfName = new Map<string, Set<string>>();
  for (const line of tableText('subdivisions').trim().split('\n')) {
    const [head = '', ...parts] = line.split('|');
    const own = new Map(parts.flatMap((part) => readPart(part, head.slice(0, 2))).toReversed());
    byCountry.set(head.slice(0, 2), own);
    for (const [name, code] of own) {
      const codes = codesOfName.get(name) ?? new Set();
      codesOfName.set(name, codes.add(head.endsWith('+') ? code : 'elsewhere'));
    }
  }
  return { byCountry, byNameAlone: new Map([...codesOfName].flatMap(uniqueName)) };
}

function readPart(part: string, country: string): [string, string][] {
  const space = part.indexOf(' ');
  const code = part.slice(0, space);
  const names = [code, ...part.slice(space + 1).split(';')];
  return names.map((name) => [spellingKey(name), `${country}-${code}`]);
}

function uniqueName([name, codes]: [string, Set<string>]): [string, string][] {
  const [code = 'elsewhere'] = codes;
  return codes.size === 1 && code !== 'elsewhere' && name.length > 2 ? [[name, code]] : [];
}
