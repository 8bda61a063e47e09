import { homedir, userInfo } from 'node:os';

/** The home of the user; an empty HOME, as of cron and containers, is as one that is not set. */
export function homeFolder(): string {
  const home = homedir();
  return home === '' ? userInfo().homedir : home;
}
