import { foldWords } from './fold.ts';
import { stripForms } from './strip-forms.ts';

const FIRST_WORD = /^[\p{L}\p{N}]{2,}(?=[^\p{L}\p{N}])/u;
/** Behind a comma may stand a namesake: `Smith, Smith & Co`. */
const PARTED = /\s[–—-]+\s+$|[;|/]\s*$/;

/**
 * `Kudzwa Metal Works / Kudzwa Metal Works Ltd`: two fields of a form that were written into one say the name twice. It is read
 * once, with the legal form that stands behind one of them. `Pizza Pizza` is a name.
 */
export function withoutRepetition(text: string): string {
  const first = FIRST_WORD.exec(text)?.[0];
  if (first === undefined) return text;
  for (let at = text.indexOf(first, first.length); at !== -1; at = text.indexOf(first, at + 1)) {
    const [left, right] = [text.slice(0, at), text.slice(at)];
    const [once, again] = [readOf(left), readOf(right)];
    if (once.words !== again.words) continue;
    if (once.words.includes(' ') || once.hasForm || PARTED.test(left))
      return again.hasForm || !once.hasForm ? right : left.replace(/[\s,;|/–—-]+$/, '');
  }
  return text;
}

function readOf(text: string): { readonly words: string; readonly hasForm: boolean } {
  const forms: string[] = [];
  const words = stripForms(foldWords(text).split(' '), { forms, country: undefined });
  return { words: words.join(' '), hasForm: forms.length > 0 };
}
