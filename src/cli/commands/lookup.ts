import { Command } from 'commander';
import type { LookupEntity } from '../../contract/lookup-entity.ts';
import type { Service } from '../../contract/service.ts';
import { openLocalEngine } from '../../engine/open-local.ts';
import { coreIdOf } from '../config/core-id.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { type Context, storePlace } from '../context.ts';
import { running } from '../running.ts';
import { printable } from '../terminal/print-error.ts';
import { openRemoteService } from './remote-engine.ts';

export function lookupCommand(): Command {
  return new Command('lookup')
    .description('Shows the latest completed resolution of an entity')
    .argument('<core_id>', 'ten digits')
    .addHelpText(
      'after',
      '\nExamples:\n  core lookup 6075156552\n  core lookup 6075156552 --json | jq .record.legal_info',
    )
    .action(running(lookup));
}

async function lookup(
  [given = '']: readonly string[],
  options: GlobalOptions,
  context: Context,
): Promise<number> {
  const coreId = coreIdOf(given);
  const service = (await openRemoteService(options, context)) ?? (await openOwnService(context));
  try {
    const entity = await service.lookupEntity(coreId);
    context.print(context.isJson ? `${JSON.stringify(entity)}\n` : described(entity));
    return 0;
  } finally {
    await service.close();
  }
}

/** Opens the engine of this machine for single questions. */
export async function openOwnService(context: Context): Promise<Service> {
  const jobOptions = { createMissing: false, keepEvidence: false };
  return (await openLocalEngine({ ...storePlace(context), jobOptions, threads: 0, tell: context.say }))
    .service;
}

function described({ record, completed_at }: LookupEntity): string {
  const { legal_info: legal, brand_info: brand, entity_classification: kind } = record;
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    ['core_id', record.core_id],
    ['type', record.entity_type],
    ['legal name', legal?.legal_name],
    ['trading name', brand?.brand_name ?? legal?.brand_name],
    ['website', legal?.website ?? brand?.website],
    ['country', legal?.country ?? brand?.country],
    ['class', kind === null ? null : [kind.type, kind.subtype].filter((part) => part !== null).join(', ')],
    ['confidence', legal?.confidence],
    ['why', legal?.reasoning],
    ['resolved', completed_at],
  ];
  return rows
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name.padEnd(13)}${printable(value ?? '')}\n`)
    .join('');
}
