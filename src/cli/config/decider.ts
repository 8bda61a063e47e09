import { userInfo } from 'node:os';

/** Who decides: the name that is given, else the user name; `somebody` for a user that the system has no name of. */
export function deciderOf(by: string | undefined): string {
  return by?.trim() || userName();
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'somebody';
  }
}
