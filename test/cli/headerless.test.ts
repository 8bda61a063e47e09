import { describe, expect, it } from 'vitest';
import { workplace } from './run-core.ts';

const { core, coreReading, read, write } = workplace();
const namesIn = (csv: string) =>
  csv
    .trim()
    .split('\n')
    .map((line) => line.split(',')[0]);

describe('a list without a header', () => {
  it('keeps its first company, and says so once', async () => {
    write('names.txt', 'Apple\nMicrosoft\nSiemens\n');
    const { stderr, code } = await core('resolve', 'names.txt');
    expect(code).toBe(0);
    expect(namesIn(read('names.resolved.csv'))).toEqual(['name', 'Apple', 'Microsoft', 'Siemens']);
    const said = stderr.split('\n').filter((line) => line.includes('no header'));
    expect(said).toEqual([
      'warning the file has no header, its first line (Apple) is a row, and its column is called name; --header takes the line for the header',
    ]);
  });

  it('is a CRM to crosscheck and duplicates, too', async () => {
    const list = 'Siemens AG,siemens.com\nSiemens,siemens.com\nApple Inc.,apple.com\n';
    for (const command of ['crosscheck', 'duplicates']) {
      const { stdout, code } = await coreReading(list, command, '-', '--concurrency', '0');
      expect(code).toBe(0);
      expect(namesIn(stdout)).toEqual(['name', 'Siemens AG', 'Siemens', 'Apple Inc.']);
    }
  });

  it('loses its first line to --header, and has none where --no-header says so', async () => {
    const header = await coreReading('Apple\nSiemens\n', 'resolve', '-', '--header', '--map', 'name=Apple');
    expect(namesIn(header.stdout)).toEqual(['Apple', 'Siemens']);
    const row = await coreReading('Company\nSiemens\n', 'resolve', '-', '--no-header');
    expect(namesIn(row.stdout)).toEqual(['name', 'Company', 'Siemens']);
    expect(row.stderr).not.toContain('no header');
  });

  it('is told where it may be one', async () => {
    const { stderr } = await coreReading(
      'Zwickelmann\nVestas\n',
      'resolve',
      '-',
      '--map',
      'name=Zwickelmann',
    );
    expect(stderr).toContain(
      'warning the first line (Zwickelmann) is taken for the header; --no-header takes it for a row',
    );
  });

  it('counts its rows from its first line', async () => {
    write('list.csv', 'Apple\nSiemens\n');
    const { stdout } = await core('explain', 'list.csv', '--row', '2');
    expect(stdout).toContain('Siemens');
  });
});

describe('a table below the titles of a report', () => {
  const SAID = 'above the header, passed over: Report: accounts, Generated, 2026-01-01';

  it('is read from its header on, and the titles are told', async () => {
    write(
      'r.csv',
      'sep=;\r\nReport: accounts\r\nGenerated;2026-01-01\r\n\r\nCompany;City;Owner\r\n"SAP SE";Walldorf;Ann\r\nIBM;Armonk;Bob\r\n',
    );
    const { stderr, code } = await core('resolve', 'r.csv');
    expect(code).toBe(0);
    expect(stderr).toContain(`warning 2 lines ${SAID}`);
    const names = read('r.resolved.csv')
      .split('\r\n')
      .map((line) => line.split(';')[0]);
    expect(names.slice(0, 3)).toEqual(['Company', 'SAP SE', 'IBM']);
    const { stdout } = await core('explain', 'r.csv', '--row', '2');
    expect(stdout).toContain('IBM');
  });

  it('is split by its own delimiter, and empty cells above it are no header', async () => {
    const titled = await coreReading(
      'Report, all accounts\nCompany\tCity\nSAP\tWalldorf\nIBM\tArmonk\n',
      'resolve',
      '-',
    );
    expect(titled.stdout).toMatch(/^Company\tCity\tcore_id/);
    const empty = await coreReading(',,\nid,Company,City\n1,SAP,Walldorf\n', 'resolve', '-');
    expect(empty.stdout).toMatch(/^id,Company,City,core_id/);
    expect(empty.stderr).toContain('a line of empty cells above the header: passed over');
  });
});
