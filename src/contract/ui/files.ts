import { z } from 'zod';
import { Outcome } from '../extended.ts';
import { FileColumns, FilePlan, FileRunKind, FileTrial, OutputRows, UploadedFile } from '../files.ts';
import { ActionsWish, PreparedActions } from '../prepared-actions.ts';
import type { UiRoutes } from './ui-route.ts';

const role = 'reviewer';

/** Uploaded files. Upload and download are no calls of JSON: http/ui/bind-files.ts has them. */
export const FILES_ROUTES = {
  'list-files': { method: 'GET', path: '/files', role, response: z.array(UploadedFile) },
  'read-file': { method: 'GET', path: '/files/{id}', role, response: UploadedFile },
  'delete-file': { method: 'DELETE', path: '/files/{id}', role, response: z.strictObject({}) },
  'file-columns': {
    method: 'GET',
    path: '/files/{id}/columns',
    role,
    query: z.strictObject({
      kind: FileRunKind,
      sheet: z.string().max(200).optional(),
      encoding: z.string().max(40).optional(),
    }),
    response: FileColumns,
  },
  'try-file': { method: 'POST', path: '/files/{id}/trial', role, body: FilePlan, response: FileTrial },
  'run-file': { method: 'POST', path: '/files/{id}/run', role, body: FilePlan, response: UploadedFile },
  'cancel-file': { method: 'DELETE', path: '/files/{id}/run', role, response: UploadedFile },
  'file-rows': {
    method: 'GET',
    path: '/files/{id}/rows',
    role,
    query: z.strictObject({
      page: z.coerce.number().int().min(0).max(1_000_000),
      outcome: Outcome.optional(),
    }),
    response: OutputRows,
  },
  'prepare-actions': {
    method: 'POST',
    path: '/files/{id}/actions',
    role,
    body: ActionsWish,
    response: PreparedActions,
  },
} as const satisfies UiRoutes;

/** What stands behind the question mark of an upload. */
export const UploadQuery = z.strictObject({
  name: z.string().min(1).max(1000),
  /** How large the file is; another size is refused. */
  bytes: z.coerce.number().int().min(0),
});
