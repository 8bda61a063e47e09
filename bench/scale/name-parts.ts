import { normaliseName } from '../../dist/resolution/names/normalise-name.js';
import { companyOfListing } from '../../dist/universe/listing-name.js';

/** A company name as words, and the legal form behind them as it is written; empty when it has none. */
interface NameParts {
  readonly words: readonly [string, ...string[]];
  readonly legalForm: string;
}

const LONGEST_FORM = 4;
/** Half a bracket or a second name would come apart from its other half. */
const TWO_NAMES = /[()[\]{}/"“”|;]/;

/** Takes a name apart; undefined for one that is no plain name. `country` is alpha-2. */
export function namePartsOf(name: string, country: string | undefined): NameParts | undefined {
  const text = companyOfListing(name).trim();
  if (TWO_NAMES.test(text)) return undefined;
  const words = text.split(/\s+/);
  const form = formWords(words, country);
  const [first = '', ...rest] = words.slice(0, words.length - form).map((word) => word.replace(/,$/, ''));
  return first === ''
    ? undefined
    : { words: [first, ...rest], legalForm: words.slice(words.length - form).join(' ') };
}

/** How many of the last words are the legal form: those without which the name has the same words. */
function formWords(words: readonly string[], country: string | undefined): number {
  const [whole] = normaliseName(words.join(' '), country);
  if (whole === undefined || whole.forms.length === 0) return 0;
  const isForm = (count: number) => {
    const [head] = normaliseName(words.slice(0, -count).join(' '), country);
    return head?.tokens.join(' ') === whole.tokens.join(' ');
  };
  let count = 0;
  while (count < Math.min(LONGEST_FORM, words.length - 1) && isForm(count + 1)) count++;
  return count;
}
