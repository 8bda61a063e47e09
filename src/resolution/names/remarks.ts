/*
 * What people write behind a name about the company: who bought it, what it is a part of, what to do with the record. None
 * of it is a name of the company, least of all that of its buyer.
 */

const OWNED = String.raw`(?:(?:wholly|fully|majority|partly|privately)[- ]owned\s+)?`;
/** What a company is of another. */
const KIN =
  '(?:(?:part|subsidiary|subsidiaries|division|unit|business unit|affiliate|branch|brand|member|arm|spin-?off|joint venture|portfolio company|franchise|franchisee|parent) of|(?:distributor|reseller|dealer|predecessor|successor|spin-?off|joint venture) (?:of|to|for|from|with))';
/** The same of what stands behind a comma or dash. */
const A_PART =
  '(?:subsidiary|affiliate|member|part|portfolio company|division|(?:business )?unit|business|brand|branch|arm|franchise|joint venture)';
/** What was done with it, and by whom. */
const DONE =
  '(?:acquired|bought|purchased|owned|taken over|absorbed|merged|sold|controlled|operated|managed|run|backed|succeeded|replaced|superseded|transferred|folded|integrated|incorporated|rolled|spun|split|demerged|divested|moved|consolidated|combined)(?: off| out| up| over)? (?:by|into|with|to|from|under|in)';
const WHEN =
  '(?:(?:now|currently|today|since|was|were|being|been|has|have|is|are|recently|formerly|previously|ex|once|partly|fully|to be|an?|the)[ -])*';

const OF_ANOTHER = `${WHEN}${OWNED}(?:${KIN}|${DONE})`;

const REMARKS: readonly RegExp[] = [
  new RegExp(`^${OF_ANOTHER}(?: |$)`, 'i'),
  // `a Kud company`, `an affiliate of Kud`.
  /^an? .*\b(?:company|business|brand|division|subsidiary|unit|affiliate|member|enterprise|venture)$/i,
  // `member, Kud Group`, `member Kud Bankgroup`.
  /^(?:an? )?member(?:,| \p{L}).*group$/iu,
  // `Kud subsidiary`.
  /^.+ (?:subsidiary|affiliate|portfolio company|group company)$/i,
  // What the company became, which may be its buyer: `now Kud`.
  /^(?:is )?now[ :,-]+(?!(?:known|called|named|trading|operating|doing)\b)/i,
  /^(?:see|use|refer to|same as|belongs to|child of|parent(?: is|:)|owner:|via|c\/o|care of|attn|reports to|not to be|no longer|dup(?:licate)? of|moved to|under new|pending|closed|ceased|dissolved|liquidated|wound up|bankrupt|inactive since|until|as of|effective|in (?:liquidation|administration|receivership))(?:[ :.,]|$)/i,
];

/** Whether the text in the brackets behind a name is a remark about the company. */
export function isRemark(text: string): boolean {
  const plain = text.replace(/\s+/g, ' ').trim();
  return REMARKS.some((remark) => remark.test(plain));
}

/** `c/o Kud` says whose letter box it is, and not who gets letters there. */
export function isHost(text: string): boolean {
  return HOST.test(text);
}

const HOST = /^[\s"'(*-]*(?:c\s?\/\s?o\b|℅)[\s:.,]*[\p{L}\p{N}]/iu;

interface Remark {
  readonly pattern: RegExp;
  /** Quickly asked of a text: in no other is there anything to find. */
  readonly sign: RegExp;
}

/** What needs no brackets: behind a dash, comma or semicolon, or said so plainly that none of them is needed. */
export const BEHIND_NAME: readonly Remark[] = [
  // `Acme - part of Kud`, `Acme, a division of Kud`; without its article a division is a part of the name in front.
  {
    pattern: new RegExp(
      String.raw`(?<=\S)(?:\s*[,;|]\s*|\s+[–—-]+\s*)(?:(?:now |currently |proud )?(?:part|subsidiary|affiliate|member) of|(?:now |currently |was |is )*an? ${OWNED}${A_PART} of|(?:now |was |is |recently )*${OWNED}${DONE})\s.*$`,
      'i',
    ),
    sign: /[,;|]|\s[–—-]/,
  },
  {
    pattern: new RegExp(
      String.raw`(?<=\S)\s+(?:(?:now|currently) (?:an? )?${OWNED}${KIN}|(?:now |was |recently )?(?:acquired|bought out|purchased|taken over) by|merged (?:into|with)|an? ${OWNED}subsidiary of|powered by)\s.*$`,
      'i',
    ),
    sign: /\s(?:now|currently|acquired|bought out|purchased|taken over|merged|powered|subsidiary)\s/i,
  },
  // `Acme, a Kud Company`, `Acme - a Kud brand`; behind a legal form it is said elsewhere.
  {
    pattern:
      /(?<=\S)(?:\s*,\s*|\s+[–—-]+\s*)an?\s+\p{L}[\p{L}\p{N}&.'’ -]{1,40}\s(?:company|brand|business|subsidiary|venture)\.?$/iu,
    sign: /[,–—-]\s*an?\s/i,
  },
];

/** Takes the remark off that stands behind a name outside brackets: `Acme acquired by Kud`. */
export function withoutRemark(text: string): string {
  let rest = text;
  for (const { pattern, sign } of BEHIND_NAME) if (sign.test(rest)) rest = rest.replace(pattern, '');
  return rest;
}
