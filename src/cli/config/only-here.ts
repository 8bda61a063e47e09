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

/**
 * Refuses `--endpoint` where a command is about what this machine keeps, and says so where an endpoint is set for all
 * commands; `what` are several: `keys`.
 */
export function tellOnlyHere(what: string, options: GlobalOptions, context: Context): void {
  const endpoint = findSetting('endpoint', options, context);
  if (endpoint === undefined) return;
  if (options.endpoint !== undefined)
    throw new CoreError(
      'USAGE',
      `${what} are kept where a service keeps its data, and --endpoint does not lead there`,
      {
        field: '--endpoint',
        fix: 'Run the command there, without --endpoint.',
      },
    );
  const where = `these are the ${what} of ${context.dataDir}; the service ${endpoint.value} is not asked`;
  context.say(`${context.paint.yellow('warning')} ${where}`);
}
