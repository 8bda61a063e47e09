import { Command } from 'commander';
import { CoreError } from '../../contract/errors.ts';
import type { FoundEntity } from '../../engine/browse/found-entities.ts';
import type { GlobalOptions } from '../config/global-options.ts';
import { requireNoEndpoint } from '../config/only-here.ts';
import { limitOf } from '../config/whole-number.ts';
import type { Context } from '../context.ts';
import { running } from '../running.ts';
import { fittedTable } from '../terminal/table.ts';
import { oneLine } from '../terminal/terminal-text.ts';
import { browsing, widthOfOutput } from './browsing.ts';

interface SearchOptions extends GlobalOptions {
  readonly country?: string;
  readonly limit: string;
}

export function searchCommand(): Command {
  return new Command('search')
    .description('Finds companies by name, the best fitting first')
    .argument('<text...>', 'a name, or part of one; former names and acronyms are found too')
    .option('--country <code>', 'only companies of this country, like DE')
    .option('--limit <n>', 'how many are shown at most', '10')
    .addHelpText('after', EXAMPLES)
    .action(running(search));
}

async function search(
  words: readonly string[],
  { country, limit, ...options }: SearchOptions,
  context: Context,
): Promise<number> {
  requireNoEndpoint('companies are searched in the universe of', options, context);
  const text = words.join(' ').trim();
  if (text === '') throw new CoreError('USAGE', 'there is no name to search for', { field: 'text' });
  const request = { text, ...(country !== undefined && { country }), limit: limitOf(limit) };
  const found = await browsing(context, (browser) => browser.search(request));
  if (found.length === 0) {
    const where = country === undefined ? '' : ` in ${oneLine(country)}`;
    context.say(`No company is known by a name like "${oneLine(text)}"${where}.`);
  }
  if (context.isJson) context.print(`${JSON.stringify(found.map(foundJson))}\n`);
  else if (found.length > 0) context.print(described(found, widthOfOutput(context)));
  return 0;
}

/** A found company as it is printed with --json. */
export function foundJson({ coreId, legalName, sourceCount, ...found }: FoundEntity) {
  const { name, country, city, website, bits, matched } = found;
  const facts = { core_id: coreId, name, legal_name: legalName, country, city, website };
  return { ...facts, sources: sourceCount, bits, matched };
}

/** Under this width the legal name is left out, so that what is left can be read. */
const NARROW = 110;

function described(found: readonly FoundEntity[], width: number): string {
  const isNarrow = width < NARROW;
  const names = isNarrow ? ['name'] : ['name', 'legal name'];
  const columns = ['core_id', 'bits', ...names, 'place', 'website', 'sources', 'found by'];
  const rows = found.map((one) => [one.coreId, one.bits.toFixed(1), ...factsOf(one, isNarrow)]);
  const flexible = columns.flatMap((column, at) => (RIGID.includes(column) ? [] : [at]));
  return fittedTable([columns, ...rows], { width, flexible });
}

const RIGID: readonly string[] = ['core_id', 'bits', 'sources'];

function factsOf(
  { name, legalName, country, city, website, sourceCount, matched }: FoundEntity,
  isNarrow: boolean,
): readonly string[] {
  const names = isNarrow ? [name] : [name, legalName ?? ''];
  const place = [city, country].filter((part) => part !== null).join(', ');
  // What is the name or the legal name anyway is not said again.
  const kind = KINDS[matched.kind];
  const foundBy = [name, legalName].includes(matched.name) ? kind : `${kind} ${matched.name}`;
  return [...names, place, website ?? '', String(sourceCount), foundBy];
}

const KINDS: Readonly<Record<FoundEntity['matched']['kind'], string>> = {
  legal: 'legal name',
  trading: 'trading name',
  alias: 'other name',
  former: 'former name',
  acronym: 'acronym',
};

const EXAMPLES = `
Examples:
  core search Siemens
  core search Bank of America --country US --limit 3
  core search NationsBank --json | jq -r '.[0].core_id'

Bits say how well a name fits: one more means that the company is twice as likely the one that is meant.`;
