import { normaliseHeader } from './normal-header.ts';

/** Of words for a company above another one, in languages of which no other header is known, too. */
// biome-ignore format: a table of words
const STEMS: readonly string[] = [
  'ubergeordnet', 'mutterges', 'konzernmutter', 'matriz', 'madre', 'padre', 'moeder', 'bovenligg', 'capogrupp', 'controllant', '\\bmere\\b', '\\bmae\\b', '\\bpai\\b',
  'moder(?:bolag|selskab|selskap)', 'overordn', 'emoyhti', 'nadrzedn', 'dominujac', 'matersk', 'nadrazen', 'anyavallal', '\\bana sirket', '\\bust (?:hesap|sirket)',
  'головн', 'материнск', 'родительск', 'μητρικ', '親', '上级', '上級', '母公司', '父(?:公司|客|账|帐)', ...['상위', '모회사', '모기업'].map(normaliseHeader),
];
const PARENT = new RegExp(STEMS.join('|'));

/** Whether the header names a company above the one of its row: `Moderbolag`, `上级客户`. */
export function isParentHeader(column: string): boolean {
  return PARENT.test(normaliseHeader(column));
}
