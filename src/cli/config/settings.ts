import type { CreditOperation } from '../../contract/charges.ts';
import { CoreError } from '../../contract/errors.ts';
import type { Context } from '../context.ts';
import { readConfig } from './config-file.ts';
import type { GlobalOptions } from './global-options.ts';
import { textIn } from './text-file.ts';

/** The settings that are one text each. */
export const SETTINGS = ['endpoint', 'feedback_url', 'inbound_url', 'api_key_file', 'retention'] as const;
export type Setting = (typeof SETTINGS)[number];

/** What a folder that came from somewhere else must not decide: which file is sent as a key, and what is deleted. */
const OF_THE_USER: readonly Setting[] = ['api_key_file', 'retention'];

/** A value and the layer it comes from: the first of option, environment, project file, user file. */
export interface Found {
  readonly value: string;
  readonly origin: string;
  /** 0 for an option; the higher, the later it is asked. */
  readonly layer: number;
}

/** A service somewhere else, and the key for it. */
export interface RemoteSettings {
  readonly endpoint: string;
  readonly feedbackUrl?: string;
  readonly inboundUrl?: string;
  readonly apiKey: string;
}

/** Finds where a setting comes from; undefined when no layer has it. */
export function findSetting(name: Setting, options: GlobalOptions, context: Context): Found | undefined {
  const variable = `CORE_${name.toUpperCase()}`;
  const { project, user } = context.configFiles;
  const option = {
    endpoint: options.endpoint,
    api_key_file: options.apiKeyFile,
    feedback_url: undefined,
    inbound_url: undefined,
    retention: undefined,
  }[name];
  const layers: readonly (readonly [string, () => string | undefined])[] = [
    [`--${name.replaceAll('_', '-')}`, () => option],
    [variable, () => context.variables[variable]],
    [project, () => (OF_THE_USER.includes(name) ? undefined : readConfig(project)[name])],
    [user, () => readConfig(user)[name]],
  ];
  for (const [layer, [origin, read]] of layers.entries()) {
    const value = read();
    if (value !== undefined) return { value, origin, layer };
  }
  return undefined;
}

/** The value that the project's file has, though it does not count there. */
export function ignoredSetting(name: Setting, { configFiles }: Context): Found | undefined {
  const value = OF_THE_USER.includes(name) ? readConfig(configFiles.project)[name] : undefined;
  return value === undefined ? undefined : { value, origin: configFiles.project, layer: 2 };
}

/** What an operation costs by the project's file, else the user's; undefined when neither says. */
export function findPrice(
  operation: CreditOperation,
  { configFiles }: Context,
): { readonly value: number; readonly origin: string } | undefined {
  for (const origin of [configFiles.project, configFiles.user]) {
    const value = readConfig(origin).prices?.[operation];
    if (value !== undefined) return { value, origin };
  }
  return undefined;
}

/** The service that commands work against; undefined when they work on this machine. Throws CONFIG without a key for it. */
export function remoteSettings(options: GlobalOptions, context: Context): RemoteSettings | undefined {
  const endpoint = findSetting('endpoint', options, context);
  if (endpoint === undefined) return undefined;
  refuseStranger(endpoint, options, context);
  // Addresses that were set beside another endpoint are not meant.
  const beside = (name: Setting) => {
    const found = findSetting(name, options, context);
    return found === undefined || found.layer > endpoint.layer ? undefined : found.value;
  };
  const [feedbackUrl, inboundUrl] = [beside('feedback_url'), beside('inbound_url')];
  return {
    endpoint: endpoint.value,
    apiKey: apiKeyOf(options, context),
    ...(feedbackUrl !== undefined && { feedbackUrl }),
    ...(inboundUrl !== undefined && { inboundUrl }),
  };
}

/** A file that came with a folder may name a service, but a key goes there only when its owner says so. */
function refuseStranger({ value, origin }: Found, options: GlobalOptions, { configFiles }: Context): void {
  if (origin !== configFiles.project || options.apiKeyFile !== undefined) return;
  throw new CoreError('CONFIG', `${origin} names the service ${value}`, {
    file: origin,
    field: 'endpoint',
    fix: 'If you trust it, give the key with --api-key-file, or name the service with --endpoint or CORE_ENDPOINT.',
  });
}

/** From --api-key-file, then CORE_API_KEY, then the file that the environment or the configuration names. */
function apiKeyOf(options: GlobalOptions, context: Context): string {
  const variable = context.variables.CORE_API_KEY;
  if (options.apiKeyFile === undefined && variable !== undefined) return variable.trim();
  const ignored = options.apiKeyFile === undefined ? ignoredSetting('api_key_file', context) : undefined;
  if (ignored !== undefined)
    context.say(
      `${ignored.origin} names the key file ${ignored.value}, which is not read: if you trust it, give it with --api-key-file.`,
    );
  const file = findSetting('api_key_file', options, context);
  if (file !== undefined) return secretIn(file.value, context);
  throw new CoreError('CONFIG', 'there is no API key for the endpoint', {
    field: 'api_key_file',
    fix: 'Name its file with --api-key-file, set CORE_API_KEY, or run core config set api_key_file <file>.',
  });
}

/** The text of a file with one secret in it. */
export function secretIn(file: string, context: Pick<Context, 'cwd'>): string {
  const text = textIn(file, context).trim();
  if (text === '' || /\s/.test(text))
    throw new CoreError('CONFIG', `${file} must hold one secret and nothing else`, { file });
  return text;
}
