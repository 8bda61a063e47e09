import type { Command } from 'commander';

/** Options that every command has. */
export interface GlobalOptions {
  readonly dataDir?: string;
  readonly database?: string;
  readonly files?: string;
  readonly secretKeyFile?: string;
  readonly endpoint?: string;
  readonly apiKeyFile?: string;
  readonly quiet?: boolean;
  readonly json?: boolean;
  /** False with --no-input. */
  readonly input?: boolean;
  /** False with --no-color. */
  readonly color?: boolean;
  readonly debug?: boolean;
}

export function addGlobalOptions(command: Command): Command {
  return command
    .option(
      '--data-dir <folder>',
      'where the reference, runs and jobs are kept (default: XDG data folder; or CORE_DATA_DIR)',
    )
    .option(
      '--database <url>',
      'PostgreSQL in the place of the data folder, shared with other machines (or CORE_DATABASE)',
    )
    .option('--files <place>', 's3://bucket/prefix or a folder that these machines share (or CORE_FILES)')
    .option(
      '--secret-key-file <file>',
      'the key of their secrets, the same on all of them (or CORE_SECRET_KEY_FILE)',
    )
    .option(
      '--endpoint <url>',
      'work against a service instead of this machine (or CORE_ENDPOINT, core config)',
    )
    .option('--api-key-file <file>', 'file with the API key of the service (or CORE_API_KEY, core config)')
    .option('--json', 'print the result as one JSON document on standard output')
    .option('-q, --quiet', 'print nothing on standard error but errors')
    .option('--no-input', 'never ask')
    .option('--no-color', 'no colours (also NO_COLOR)')
    .option('--debug', 'print the stack of unexpected errors');
}
