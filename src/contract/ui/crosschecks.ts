import { z } from 'zod';
import {
  AccountFilter,
  AccountPage,
  CrosscheckCounts,
  DuplicateGroup,
  GroupPage,
} from '../crosscheck-results.ts';
import type { UiRoutes } from './ui-route.ts';

const role = 'reviewer';
const Piece = {
  from: z.coerce.number().int().min(0),
  limit: z.coerce.number().int().min(1).max(200),
};

/** What the crosscheck of an uploaded file has found. */
export const CROSSCHECKS_ROUTES = {
  'crosscheck-counts': { method: 'GET', path: '/files/{file}/crosscheck', role, response: CrosscheckCounts },
  'crosscheck-accounts': {
    method: 'GET',
    path: '/files/{file}/crosscheck/accounts',
    role,
    query: z.strictObject({ ...AccountFilter.shape, ...Piece }),
    response: AccountPage,
  },
  'crosscheck-groups': {
    method: 'GET',
    path: '/files/{file}/crosscheck/groups',
    role,
    query: z.strictObject({ ...Piece, open: z.enum(['true', 'false']) }),
    response: GroupPage,
  },
  'crosscheck-group': {
    method: 'GET',
    path: '/files/{file}/crosscheck/groups/{group}',
    role,
    response: DuplicateGroup,
  },
} as const satisfies UiRoutes;
