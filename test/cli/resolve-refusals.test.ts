import { beforeAll, describe, expect, it } from 'vitest';
import { randomOf } from '../../bench/random.ts';
import { ENTITY_FIELDS } from '../../src/batch/mapping/fields.ts';
import { masked, workplace } from './run-core.ts';

const place = workplace();

/** Nothing but the start of an archive with the files of a workbook in it. */
const WORKBOOK = Buffer.concat([
  Buffer.from('PK\x03\x04\x14\x00\x06\x00', 'latin1'),
  Buffer.from('xl/workbook.xml'),
  Buffer.alloc(600),
]);

const REFUSALS: readonly (readonly [string, readonly string[], number, string])[] = [
  [
    'a file that is not there',
    ['missing.csv'],
    2,
    'core: there is no file missing.csv\n  at  missing.csv\n  fix Check the path.\n',
  ],
  ['a folder', ['.'], 2, 'core: . is a folder\n  at  .\n  fix Name a file in it.\n'],
  [
    'an output that is the input',
    ['a.csv', '-o', './a.csv'],
    2,
    'core: output and input are the same file\n  at  FOLDER/a.csv\n  fix Name another output with -o.\n',
  ],
  [
    'an output in a folder that is not there',
    ['a.csv', '-o', 'nowhere/x.csv'],
    2,
    'core: the folder of FOLDER/nowhere/x.csv does not exist\n' +
      '  at  FOLDER/nowhere/x.csv\n  fix Make the folder, or name another output with -o.\n',
  ],
  [
    'a file without a column to match by',
    ['parts.csv'],
    2,
    'core: no column holds a name, a website or anything else to match companies by; columns: Part, Price\n' +
      '  at  FOLDER/parts.csv\n  fix Name the columns with --map, for example --map name="Account"; where the first line is a row, use --no-header.\n',
  ],
  [
    'a column that is not there',
    ['a.csv', '--map', 'name=Compny'],
    2,
    'core: the file has no column "Compny", did you mean "Company"?; columns: Company, Note\n' +
      '  at  FOLDER/a.csv, name\n  fix Correct the --map option.\n',
  ],
  [
    'a map without a column',
    ['a.csv', '--map', 'name'],
    2,
    'core: --map name has no "=": write --map field=Column\n  at  --map\n  fix Correct the --map option.\n',
  ],
  [
    'an outcome that is none',
    ['a.csv', '--fail-on', 'created,lost'],
    2,
    'core: lost is no outcome\n' +
      '  at  --fail-on\n  fix Outcomes are matched, created, ambiguous, no_match, invalid, failed.\n',
  ],
  [
    'a damaged Excel workbook',
    ['book.csv'],
    3,
    'core: book.csv is damaged: its end is missing\n' +
      '  at  FOLDER/book.csv\n  fix Open it in Excel, which repairs what it can, and save it again; or save the sheet as CSV (UTF-8).\n',
  ],
  [
    'random bytes',
    ['noise.csv'],
    3,
    'core: noise.csv is no text but binary data\n' +
      '  at  FOLDER/noise.csv\n  fix Export the data as CSV, JSON or NDJSON.\n',
  ],
  [
    'JSON that is one text',
    ['text.json'],
    3,
    'core: text.json is no JSON array or object\n  at  FOLDER/text.json\n' +
      '  fix Give a file that is one array of objects, or an object that holds exactly one.\n',
  ],
  [
    'JSON that is an array of numbers',
    ['numbers.json'],
    3,
    'core: there is no object with a member in the JSON\n  at  FOLDER/numbers.json\n' +
      '  fix Give an array of objects, one for each company.\n',
  ],
  [
    'a field of a map file that is none',
    ['a.csv', '--map-file', 'map.json'],
    2,
    `core: no field "nam" to map to, did you mean "name"?; fields: ${ENTITY_FIELDS.join(', ')}\n` +
      '  at  FOLDER/map.json\n  fix Correct the file, for example {"name": "Account"}.\n',
  ],
  [
    'an option that is none',
    ['a.csv', '--formt', 'csv'],
    2,
    "core: unknown option '--formt'\n  at  --formt\n  fix Did you mean --format?\n",
  ],
  [
    'a call without a file',
    [],
    2,
    "core: missing required argument 'file'\n  at  file\n  fix Run core resolve --help to see what there is.\n",
  ],
];

/** Files that commands read beside the first one. */
const READ: Readonly<Record<string, string>> = {
  'accounts.csv': 'Id,Name,Website\nA1,Quantock Labs,quantock.example\n',
  'names.json': '{"name": "Company"}',
  'key.txt': 'core_key\n',
  'rules.yaml': 'limits:\n  max_risk: 40\n',
};

/** The same bytes each time, as random as those of an encrypted file. */
function noise(length: number): Buffer {
  const random = randomOf(3, 1);
  return Buffer.from(Array.from({ length }, () => random.below(256)));
}

describe.concurrent('core resolve refuses', () => {
  beforeAll(() => {
    place.write('a.csv', 'Company,Note\nSiemens AG,x\n');
    place.write('parts.csv', 'Part,Price\n1,2\n');
    place.write('book.csv', WORKBOOK);
    place.write('noise.csv', noise(4000));
    place.write('text.json', '"Siemens AG"');
    place.write('numbers.json', '[1, 2]');
    place.write('map.json', '{"nam": "Company"}');
    for (const [file, text] of Object.entries(READ)) place.write(file, text);
  });

  it.each(REFUSALS)('%s', async (_what, args, code, message) => {
    const ran = await place.core('resolve', ...args);
    expect({ ...ran, stderr: masked(ran.stderr, place) }).toEqual({ stdout: '', stderr: message, code });
    expect(place.read('a.csv')).toBe('Company,Note\nSiemens AG,x\n');
    expect(place.has('a.resolved.csv')).toBe(false);
    expect(place.has('a.resolved.csv.partial')).toBe(false);
  });

  it.each([
    ['resolve a.csv --against accounts.csv -o accounts.csv', 'accounts.csv', '-o'],
    ['resolve a.csv --map-file names.json -o names.json', 'names.json', '-o'],
    ['resolve a.csv --endpoint http://127.0.0.1:9 --api-key-file key.txt -o key.txt', 'key.txt', '-o'],
    ['crosscheck a.csv --rules rules.yaml -o rules.yaml', 'rules.yaml', '-o'],
    ['crosscheck a.csv --map-file names.json --report names.json', 'names.json', '--report'],
  ])('%s, which would write over a file that it reads', async (command, file, option) => {
    const { stderr, code } = await place.core(...command.split(' '));
    const message = `core: output and input are the same file\n  at  FOLDER/${file}\n  fix Name another output with ${option}.\n`;
    expect([code, masked(stderr, place)]).toEqual([2, message]);
    expect(place.read(file)).toBe(READ[file]);
  });

  it('standard input without a column to match by, naming it', async () => {
    const { stderr, code } = await place.coreReading('Part,Price\n1,2\n', 'resolve', '-');
    expect([code, stderr]).toEqual([2, expect.stringContaining('\n  at  standard input\n')]);
  });

  it('with --json in the form for programs, on standard error', async () => {
    const { stdout, stderr, code } = await place.core('resolve', 'missing.csv', '--json');
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(JSON.parse(stderr)).toEqual({
      error: {
        code: 'FILE_NOT_FOUND',
        message: 'there is no file missing.csv',
        file: 'missing.csv',
        fix: 'Check the path.',
      },
    });
  });
});
