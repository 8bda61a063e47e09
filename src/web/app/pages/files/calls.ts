import type { FILES_ROUTES } from '../../../../contract/ui/files.ts';
import type { CallsOf } from '../../parts/calls-of.ts';

export const FILES_CALLS: CallsOf<typeof FILES_ROUTES> = {
  'list-files': ['GET', '/files'],
  'read-file': ['GET', '/files/{id}'],
  'delete-file': ['DELETE', '/files/{id}'],
  'file-columns': ['GET', '/files/{id}/columns'],
  'try-file': ['POST', '/files/{id}/trial'],
  'run-file': ['POST', '/files/{id}/run'],
  'cancel-file': ['DELETE', '/files/{id}/run'],
  'prepare-actions': ['POST', '/files/{id}/actions'],
  'file-rows': ['GET', '/files/{id}/rows'],
};
