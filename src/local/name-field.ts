import { decodeHtml } from '../resolution/decode-html.ts';
import { carriesLegalForm } from '../resolution/normalise-name.ts';

/** Where a name of unknown kind goes on the wire: a registered name carries a legal form (decisions.md, field `name`). */
export function nameFieldOf(name: string): 'legal_name' | 'trading_name' {
  return carriesLegalForm(decodeHtml(name)) ? 'legal_name' : 'trading_name';
}
