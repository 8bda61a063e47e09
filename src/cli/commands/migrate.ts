import { Command } from 'commander';
import type { GlobalOptions } from '../config/global-options.ts';
import { requireShared } from '../config/shared-only.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';

export function migrateCommand(): Command {
  return new Command('migrate')
    .description('Makes the tables of this version in the PostgreSQL database that machines share')
    .addHelpText('after', EXAMPLES)
    .action(running(migrate));
}

async function migrate(
  _positional: readonly string[],
  _options: GlobalOptions,
  context: Context,
): Promise<number> {
  const shared = requireShared(context, 'core migrate');
  const admin = await import('../../admin/migrate.ts');
  const { place, steps } = await admin.migrate(shared);
  if (context.isJson)
    context.print(`${JSON.stringify({ database: place.replace(/^the database /, ''), steps })}\n`);
  context.say(
    steps === 0
      ? `Nothing to do: ${place} has the tables of this version.`
      : `${place[0]?.toUpperCase()}${place.slice(1)} has the tables of this version now.`,
  );
  return 0;
}

const EXAMPLES = `
Examples:
  core migrate --database postgres://core@db.example/core      the password comes from ~/.pgpass or PGPASSFILE
  CORE_DATABASE=postgres://core:secret@db.example/core core migrate`;
