import { type NormalName, type Reading, readAs } from '../names/normal-name.ts';
import { normaliseName } from '../names/normalise-name.ts';
import type { Place } from '../records/normalise-place.ts';
import { lazily } from '../tables/lazily.ts';
import { type LegalForm, legalForms } from '../tables/legal-forms.ts';
import { GENERIC_WORDS } from '../tables/name-words.ts';
import { spellingKey } from '../tables/spelling-key.ts';

/** A name read without the legal form in front that it has in some countries. */
export interface NameBehindForm {
  readonly reading: Reading<NormalName>;
  readonly form: LegalForm;
}

/** Who may be called like it. */
interface Bearer {
  readonly places: readonly Pick<Place, 'country'>[];
}

const FIRST_WORD = /^[\s"'“„«]*(\p{L}[\p{L}./]*)["'”“»]?\s/u;

// A record's name is looked up and then compared with all candidates.
const remembered = new WeakMap<NormalName, NameBehindForm | null>();

/**
 * `AB Volvo` of a record that says no country, read as Volvo with the form AB: the word may be one of the name as well (`AB
 * InBev`), so the reading stands beside the name, for companies of countries that have the form (`isAtHome`). Undefined for nearly all names.
 */
export function nameBehindForm(name: NormalName, country: string | undefined): NameBehindForm | undefined {
  if (country !== undefined || name.tokens.length < 2) return undefined;
  let known = remembered.get(name);
  if (known === undefined) {
    known = read(name) ?? null;
    remembered.set(name, known);
  }
  return known ?? undefined;
}

/** Whether a company may bear the form: it sits where companies do. */
export function isAtHome({ form }: NameBehindForm, { places }: Bearer): boolean {
  return places.some(({ country }) => country !== undefined && form.countries.includes(country));
}

function read(name: NormalName): NameBehindForm | undefined {
  const word = FIRST_WORD.exec(name.text)?.[1];
  const form = word === undefined ? undefined : frontForms().get(spellingKey(word.replace(/[./]/g, '')));
  if (form === undefined) return undefined;
  const [behind] = normaliseName(name.text, form.countries[0]);
  if (behind === undefined || behind.tokens.length >= name.tokens.length) return undefined;
  // Without the word nothing would be left that names anybody: `SA Technologies`.
  if (behind.tokens.every((token) => GENERIC_WORDS.has(token))) return undefined;
  const { tokens, english, forms } = behind;
  return { reading: readAs(name, tokens, { english, forms, withPlace: undefined }), form };
}

/** Forms of one word that stand in front in some countries and are words elsewhere. */
const frontForms = lazily(
  () =>
    new Map(
      [...legalForms()].filter(
        ([word, { position, needsCountry }]) =>
          position !== 'end' && needsCountry !== 'never' && !word.includes(' '),
      ),
    ),
);
