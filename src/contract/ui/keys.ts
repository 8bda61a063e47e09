import { z } from 'zod';
import { CreatedKey, ListedKey } from '../admin.ts';
import type { UiRoutes } from './ui-route.ts';

const KeyName = z.string().trim().max(100, 'must have at most 100 characters');

/** Settings > API keys. */
export const KEYS_ROUTES = {
  'list-keys': { method: 'GET', path: '/keys', role: 'admin', response: z.array(ListedKey) },
  'create-key': {
    method: 'POST',
    path: '/keys',
    role: 'admin',
    body: z.strictObject({ name: KeyName.optional() }),
    response: CreatedKey,
  },
  'delete-key': { method: 'DELETE', path: '/keys/{id}', role: 'admin', response: z.strictObject({}) },
} as const satisfies UiRoutes;
