import type { KEYS_ROUTES } from '../../../../contract/ui/keys.ts';
import type { CallsOf } from '../../parts/calls-of.ts';

export const KEYS_CALLS: CallsOf<typeof KEYS_ROUTES> = {
  'list-keys': ['GET', '/keys'],
  'create-key': ['POST', '/keys'],
  'delete-key': ['DELETE', '/keys/{id}'],
};
