import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { linkTarget } from '../../batch/output/output-target.ts';
import { writeFailure } from '../../batch/output/write-failure.ts';
import { CoreError } from '../../contract/errors.ts';
import { parseWith } from '../../contract/parse.ts';
import { makeFolder } from '../../disk/make-folder.ts';

const url = z.url({
  protocol: /^https?$/,
  message: 'must be an address that starts with https:// or http://',
});
const FIX = 'Check that you may write there, or name another file with CORE_CONFIG_FILE.';

const price = z.number().min(0, 'must be at least 0').optional();

/** What `core config` holds; addresses of the service, where its key lies, how long work is kept, prices of `core serve`. */
export const Config = z.strictObject({
  endpoint: url.optional(),
  feedback_url: url.optional(),
  inbound_url: url.optional(),
  api_key_file: z.string().min(1).optional(),
  retention: z
    .string()
    .regex(/^(?:\d+[dhms]|off)$/, 'must be an age like 30d or 12h, or off')
    .optional(),
  prices: z
    .strictObject({
      'entity-resolution': price,
      'resolve-parent': price,
      firmographics: price,
      crosscheck: price,
    })
    .optional(),
});
export type Config = z.infer<typeof Config>;

/** Reads a configuration file; empty when there is none. Throws CONFIG naming the file and the field, FILE_UNREADABLE. */
export function readConfig(path: string): Config {
  if (!existsSync(path)) return {};
  const text = textIn(path);
  try {
    return parseWith(Config, JSON.parse(text.replace(/^\ufeff/, '')), 'the configuration');
  } catch (error) {
    const what = error instanceof CoreError ? error.message : 'is no JSON';
    const field =
      error instanceof CoreError && error.place.field !== undefined ? { field: error.place.field } : {};
    throw new CoreError('CONFIG', `${path}: ${what}`, { file: path, ...field });
  }
}

/** Replaces the file at once, behind a link the linked one; only its owner may read it. Throws WRITE_FAILED, OUTPUT_REFUSED. */
export function writeConfig(path: string, config: Config): void {
  let partial: string | undefined;
  try {
    makeFolder(dirname(path));
    const target = linkTarget(path);
    partial = `${target}.partial`;
    writeFileSync(partial, `${JSON.stringify(config, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(partial, target);
  } catch (error) {
    if (partial !== undefined) rmSync(partial, { force: true });
    throw writeFailure(path, error, { file: path, fix: FIX });
  }
}

function textIn(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new CoreError('FILE_UNREADABLE', `${path} cannot be read`, { file: path });
  }
}
