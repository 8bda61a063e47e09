import { SIC_WORDS } from './sec-industry-words.ts';

/** The line of business of the paper, not of the company: receipts for the shares of a foreign company. */
export const RECEIPTS_SIC = '8880';

/** The line of business in whole words; empty where the code says what the paper is. */
export function secIndustry({ sic, sicDescription }: { sic: string; sicDescription: string }): string {
  if (sic === RECEIPTS_SIC) return '';
  return sicDescription
    .replace(/\bof fice/g, 'Office')
    .replace(/\s+/g, ' ')
    .replace(/(?<= )Comm(?= & Power)/, 'Communication')
    .replace(/[A-Za-z]+/g, (word) => SIC_WORDS.get(word) ?? word)
    .trim();
}
