import type { Junk } from '../../resolution/tables/beside-name.ts';
import { APART, RECORD_MARKS } from '../../resolution/tables/name-words.ts';

/** That the record is old or a copy, or which one is used in its place; too common as words of names outside brackets. */
const OLD_IN_BRACKETS = [
  'old|former|dead|copy|legacy|sample|demo|sandbox|temp(?:orary)?|alte?s?|anciens?|anciennes?',
  'antigu[oa]s?|antig[oa]s?|vecchi[oa]|oud|oude|veraltet|obsol[eè]te|obsolet[oa]|verouderd|inaktiv|inacti[fv]|inacti[fv]e|inactiv[oa]|inativ[oa]|inattiv[oa]|inactief',
  'gelöscht|geloescht|(?:zu )?löschen|supprimée?|[aà] supprimer|eliminad[oa]|(?:a )?eliminar|borrad[oa]|excluíd[oa]|excluir|da eliminare|eliminat[oa]|te verwijderen',
  'archiviert|archivée?|archivad[oa]|arquivad[oa]|archiviat[oa]|gearchiveerd|geschlossen|fermée?|cerrad[oa]|fechad[oa]|chius[oa]|gesloten',
  'doppelt|dubbele?|doubl[eé]',
].join('|');
/** The same with more words: `(use other account, see Bob)`. */
const OTHER_RECORD = [
  '(?:use|see) (?:the )?(?:other|new|correct|right|main|parent|001[a-z0-9]+)',
  '(?:old|wrong|ancien|alter|altes|antigua|antiga|vecchio|oud) (?:account|record|one|konto|compte|cuenta|conta)',
  'merged? (?:in)?to',
].join('|');

const OLD_MARKS: readonly Junk[] = [
  {
    pattern: new RegExp(
      String.raw`[\[({<]\s*(?:(?:${OLD_IN_BRACKETS})|(?:${OTHER_RECORD})\b[^\])}>]*)\s*[\])}>]`,
      'giu',
    ),
    sign: /[[({<]/,
  },
  { pattern: new RegExp(String.raw`${APART}(?:${OTHER_RECORD})\b.*$`, 'giu'), sign: /[*_:|–—-]/ },
  { pattern: /^\s*(?:[zx]_+|(?:zz+|xx+)[_.*-]+|(?:zzz+|xxx+)\s+)/giu, sign: /^\s*(?:[zx]_|zz|xx)/iu },
];

/** What a record is for, who receives its mail, and that nothing is sold to it for now. */
const PURPOSES =
  'hq|headquarters?|head ?office|primary|billing|bill[- ]?to|ship[- ]?to|sold[- ]?to|(?:on|credit) hold';
const NOTES: readonly Junk[] = [
  {
    pattern: new RegExp(
      String.raw`[\[({<]\s*(?:(?:${PURPOSES}|prospect|customer|client|lead|vendor|supplier|competitor|new)|(?:c\/o|att(?:n|ention))\b[^\])}>]*)\s*[\])}>]`,
      'giu',
    ),
    sign: /[[({<]/,
  },
  {
    pattern: new RegExp(String.raw`${APART}(?:${PURPOSES}|corporate office)\s*$`, 'giu'),
    sign: /[*_:|–—-]/,
  },
  { pattern: /[\s,–—-]+(?:c\/o\s|attn?\b\.?:).*$/giu, sign: /c\/o|att/iu },
];

/** Nobody is to be written to, which says nothing of the record. */
const OF_PEOPLE = /do not (?:call|contact|mail|email|enrich|merge|touch)|\bdnc\b/iu;

/** That the record is meant to stand beside others of its company, in the languages of the marks above. */
const KEPT_APART = anyOf([
  "(?:do not|don['’]?t|never) merge",
  'keep (?:separate|apart)',
  'nicht (?:zusammenführen|zusammenfuehren|zusammenlegen|mergen)',
  'ne (?:pas|jamais) fusionner',
  'no (?:fusionar|combinar)',
  'n[aã]o (?:mesclar|fundir|unir)',
  'non (?:unire|fondere)',
  'niet samenvoegen',
]);
/** That the record is to stay. */
const KEPT = anyOf([
  "(?:do not|don['’]?t|never) (?:delete|remove)",
  'nicht (?:löschen|loeschen|entfernen)',
  'ne (?:pas|jamais) (?:supprimer|effacer)',
  'no (?:eliminar|borrar|suprimir)',
  'n[aã]o (?:excluir|eliminar|apagar|deletar)',
  'non (?:eliminare|cancellare)',
  'niet (?:verwijderen|wissen)',
]);

const SIGN = new RegExp(
  [...new Set([...RECORD_MARKS, ...OLD_MARKS].map(({ sign }) => sign.source))].join('|'),
  'iu',
);

/** What people wrote into the name of an account: that its record is a double, old or not to be used (`Acme - DO NOT USE`). */
export function markIn(name: string): string | undefined {
  if (!SIGN.test(name)) return undefined;
  for (const { pattern, sign } of [...RECORD_MARKS, ...OLD_MARKS])
    for (const found of sign.test(name) ? (name.match(pattern) ?? []) : [])
      if (!OF_PEOPLE.test(found) && !areInitials(found, name)) return wordsOf(found);
  return undefined;
}

/** What people wrote into the name of an account that is not to be merged (`Acme (DO NOT MERGE)`). */
export function apartMarkIn(name: string): string | undefined {
  return KEPT_APART.exec(name)?.[0];
}

/** What people wrote into the name of an account that is not to be deleted (`Acme - DO NOT DELETE`). */
export function keepMarkIn(name: string): string | undefined {
  return KEPT.exec(name)?.[0];
}

/** A name without what people wrote into it about its record (`DUP - Nike Inc`); undefined where they wrote nothing, or nothing else. */
export function unmarkedName(name: string): string | undefined {
  let rest = name;
  for (const { pattern, sign } of [...RECORD_MARKS, ...OLD_MARKS, ...NOTES])
    if (sign.test(rest)) rest = rest.replace(pattern, (found) => (areInitials(found, name) ? found : ' '));
  if (rest === name) return undefined;
  const unmarked = rest.replace(/\s+/g, ' ').trim();
  return /\p{L}/u.test(unmarked) ? unmarked : undefined;
}

function anyOf(phrases: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${phrases.join('|')})(?![\p{L}\p{N}])`, 'iu');
}

function wordsOf(mark: string): string {
  return mark.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** Letters that stand for the name may stand in brackets behind it: `Advanced Lighting Trade (ALT)`. */
function areInitials(found: string, name: string): boolean {
  const letters = wordsOf(found);
  if (!/^\p{Lu}{2,5}$/u.test(letters)) return false;
  const [before = ''] = name.split(found);
  const initials = before.split(/[\s-]+/).map((word) => word.charAt(0));
  return initials.join('').toUpperCase().startsWith(letters);
}
