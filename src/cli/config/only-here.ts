import { CoreError } from '../../contract/errors.ts';
import type { Context } from '../context.ts';
import type { GlobalOptions } from './global-options.ts';
import { findSetting } from './settings.ts';

/** Refuses a command that tells what this machine knows, while commands work against a service that may know otherwise. */
export function requireNoEndpoint(what: string, options: GlobalOptions, context: Context): void {
  const endpoint = findSetting('endpoint', options, context);
  if (endpoint === undefined) return;
  throw new CoreError('USAGE', `${what} this machine only, and commands work against ${endpoint.value}`, {
    field: '--endpoint',
    fix: `Run the command without an endpoint: it comes from ${endpoint.origin}.`,
  });
}

/** Says that what people decide is kept here, where there is a service that does not hear of it. */
export function tellKeptHere(options: GlobalOptions, context: Context): void {
  const endpoint = findSetting('endpoint', options, context);
  if (endpoint === undefined) return;
  const what = `decisions are kept on this machine, in ${context.dataDir}; the service ${endpoint.value} has its own and does not hear of them`;
  context.say(`${context.paint.yellow('warning')} ${what}`);
}
