import { beforeAll, describe, expect, it } from 'vitest';
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
    'core: the folder of FOLDER/nowhere/x.csv does not exist\n  at  FOLDER/nowhere/x.csv\n  fix Make the folder, or name another output with -o.\n',
  ],
  [
    'a file without a column to match by',
    ['parts.csv'],
    2,
    'core: no column holds a name, a website or anything else to match companies by; columns: Part, Price\n  fix Name the columns with --map, for example --map name="Account".\n',
  ],
  [
    'a column that is not there',
    ['a.csv', '--map', 'name=Compny'],
    2,
    'core: the file has no column "Compny", did you mean "Company"?; columns: Company, Note\n  at  name\n  fix Correct the --map option.\n',
  ],
  [
    'a map without a column',
    ['a.csv', '--map', 'name'],
    2,
    'core: --map name has no "=": write --map field=Column\n  fix Correct the --map option.\n',
  ],
  [
    'an outcome that is none',
    ['a.csv', '--fail-on', 'created,lost'],
    2,
    'core: lost is no outcome\n  at  --fail-on\n  fix Outcomes are matched, created, ambiguous, no_match, invalid, failed.\n',
  ],
  [
    'an Excel workbook',
    ['book.csv'],
    3,
    'core: book.csv is an Excel workbook (xlsx)\n  at  FOLDER/book.csv\n  fix Open it and save it as CSV (UTF-8).\n',
  ],
];

describe.concurrent('core resolve refuses', () => {
  beforeAll(() => {
    place.write('a.csv', 'Company,Note\nSiemens AG,x\n');
    place.write('parts.csv', 'Part,Price\n1,2\n');
    place.write('book.csv', WORKBOOK);
  });

  it.each(REFUSALS)('%s', async (_what, args, code, message) => {
    const ran = await place.core('resolve', ...args);
    expect({ ...ran, stderr: masked(ran.stderr, place) }).toEqual({ stdout: '', stderr: message, code });
    expect(place.read('a.csv')).toBe('Company,Note\nSiemens AG,x\n');
    expect(place.has('a.resolved.csv')).toBe(false);
    expect(place.has('a.resolved.csv.partial')).toBe(false);
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
