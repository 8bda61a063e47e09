import { carriesLegalForm } from '../resolution/names/normalise-name.ts';
import { plainlyCarriesForm } from '../resolution/names/plain-name.ts';
import { decodeText } from '../resolution/records/decode-text.ts';

/** Where a name of unknown kind goes on the wire: a registered name carries a legal form (docs/decisions.md). */
export function nameFieldOf(name: string): 'legal_name' | 'trading_name' {
  const carries = plainlyCarriesForm(name) ?? carriesLegalForm(decodeText(name));
  return carries ? 'legal_name' : 'trading_name';
}
