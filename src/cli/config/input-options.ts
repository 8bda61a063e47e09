import { Option } from 'commander';
import { ENTITY_FIELDS } from '../../batch/mapping/fields.ts';
import { shellWord } from '../../batch/shell-word.ts';
import type { Bias } from '../../contract/entity-input.ts';
import { taking } from './taken-values.ts';

/** What commands that resolve the rows of a file can be told of its columns and bytes, as commander gives it. */
export interface InputOptions {
  readonly map?: readonly string[];
  readonly mapFile?: string;
  readonly bias: 'name' | 'url';
  readonly delimiter?: string;
  readonly encoding?: string;
  /** Of a workbook: the name of the sheet that is read; undefined: the first. */
  readonly sheet?: string;
  /** Whether the first line of a CSV file is its header; undefined: found. */
  readonly header?: boolean;
}

/** What the argument of such a command may be. */
export const INPUT_FILE =
  'Excel workbook, CSV, JSON or NDJSON, the last three also gzip; - for standard input';

/** Those options; the example is a file for --map-file. */
export const inputOptions = {
  map: (fields: readonly string[] = ENTITY_FIELDS) =>
    taking(
      new Option('--map <field=column...>', 'which column is which field; repeated or joined by commas'),
      { before: fields },
    ),
  mapFile: (example = '{"name": "Account", "address": ["Street", "Street 2"]}') =>
    new Option('--map-file <file>', `the same as JSON: ${example}`),
  bias: () =>
    new Option('--bias <side>', 'what to trust when website and name point to different companies')
      .choices(['name', 'url'])
      .default('url'),
  delimiter: () => new Option('--delimiter <character>', 'delimiter of the CSV input (default: found)'),
  encoding: () => new Option('--encoding <name>', 'encoding of the input (default: found)'),
  sheet: () => new Option('--sheet <name>', 'sheet of an Excel workbook (default: the first)'),
  header: () => new Option('--header', 'the first line of the CSV input is its header (default: found)'),
  noHeader: () => new Option('--no-header', 'the first line of the CSV input is a row'),
};

/** The bias of every request of a run. */
export function biasOf({ bias }: Pick<InputOptions, 'bias'>): Bias {
  return bias === 'name' ? 'NAME_BIAS' : 'URL_BIAS';
}

/** What a command was told of the columns, as words of a command line. */
export function mapWords({ map = [], mapFile }: Pick<InputOptions, 'map' | 'mapFile'>): readonly string[] {
  return [
    ...(mapFile === undefined ? [] : [`--map-file ${shellWord(mapFile)}`]),
    ...map.map((value) => `--map ${shellWord(value)}`),
  ];
}
