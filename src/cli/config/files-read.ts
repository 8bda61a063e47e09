import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Context } from '../context.ts';
import type { ResolveOptions } from './resolve-options.ts';
import { findSetting } from './settings.ts';

/** The options that name files which a command reads beside its first input. */
export type FileOptions = Pick<
  ResolveOptions,
  'mapFile' | 'against' | 'rules' | 'since' | 'apiKeyFile' | 'endpoint'
>;

const RULES_FILE = 'core.crosscheck.yaml';

/** The paths of all such files; no output may take the place of one. */
export function filesRead(options: FileOptions, context: Context): readonly string[] {
  const { mapFile, against, rules, since } = options;
  const key = findSetting('api_key_file', options, context)?.value;
  const named = [mapFile, against, since, rulesFile(rules, context), key].flatMap((file) => file ?? []);
  const { user, project } = context.configFiles;
  return [...named.map((file) => resolve(context.cwd, file)), user, project];
}

/** The file of `--rules`, else core.crosscheck.yaml where the working directory has one. */
export function rulesFile(named: string | undefined, context: Context): string | undefined {
  return named ?? (existsSync(resolve(context.cwd, RULES_FILE)) ? RULES_FILE : undefined);
}
