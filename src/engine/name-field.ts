import { carriesLegalForm } from '../resolution/names/normalise-name.ts';
import { decodeText } from '../resolution/records/decode-text.ts';

/** Where a name of unknown kind goes on the wire: a registered name carries a legal form (docs/decisions.md). */
export function nameFieldOf(name: string): 'legal_name' | 'trading_name' {
  return carriesLegalForm(decodeText(name)) ? 'legal_name' : 'trading_name';
}
