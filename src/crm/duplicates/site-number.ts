import type { CrmAccount } from '../../contract/crm-account.ts';
import { withoutNotes } from '../../resolution/tables/notes-beside.ts';
import { unmarkedName } from '../names/record-marks.ts';

/** `#1123`, `Store 12`, `Shop Nr. 5`, `Filiale 7`. */
const MARKED =
  /#\s?0*(\d{1,7})\b|\b(?:store|shop|branch|outlet|location|restaurant|restaurante|filiale|filial|markt|butik|boutique|magasin|tienda|sucursal|succursale|negozio|punto vendita|winkel|site|depot|warehouse|unit)\s*(?:(?:number|num|no|nr|n[°º])\b\.?|[°º:#])?\s*0*(\d{1,7})\b/iu;
/** `Walmart 4501`, `School No.227`; a year is when somebody wrote the name. */
const TRAILING = /(?:\p{L}\S*\s+|\b(?:no|nr|n[°º])\.?|№)\s*0*(?!(?:19\d\d|20[0-3]\d)$)(\d{3,7})$/iu;

/** The number of a store or branch in the names of an account, without leading zeros; '' when there is none. */
export function siteNumberOf({
  trading_name,
  legal_name,
}: Pick<CrmAccount, 'trading_name' | 'legal_name'>): string {
  for (const name of [trading_name, legal_name]) {
    if (name === undefined || !/\d/.test(name)) continue;
    // What people wrote into it about its record or its payments may have a number, too: `Acme - merged into 001`, `Acme LOCKBOX 7421`.
    const bare = withoutNotes(unmarkedName(name) ?? name);
    const marked = MARKED.exec(bare);
    const number = marked?.[1] ?? marked?.[2] ?? TRAILING.exec(bare.trim())?.[1];
    if (number !== undefined) return number;
  }
  return '';
}
