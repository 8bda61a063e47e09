import { CoreError } from '../contract/errors.ts';

/** Throws USAGE for a name that a workspace cannot have. */
export function checkWorkspace(name: string): void {
  if (/^[\w.-]{1,64}$/.test(name)) return;
  throw new CoreError('USAGE', `"${name}" is no name of a workspace`, {
    field: '--workspace',
    fix: 'Use 1 to 64 letters, digits, hyphens, underscores and dots.',
  });
}
