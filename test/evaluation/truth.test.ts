import { describe, expect, it } from 'vitest';
import { readTruth } from '../../src/evaluation/truth.ts';

const SIEMENS = '6075156552';

/** A truth file of lines whose cells are separated by commas; the header is line 1. */
function truthOf(text: string, hasCoreIds = true) {
  const [header = [], ...lines] = text.split('\n').map((line) => line.split(','));
  async function* rows() {
    for (const [at, cells] of lines.entries()) {
      const problem = cells.length === header.length ? {} : { problem: 'row is too short' };
      yield { line: at + 2, cells, ...problem };
    }
  }
  return readTruth({ columns: header, rows: rows() }, { file: 'truth.csv', hasCoreIds });
}

describe('a truth file', () => {
  it('says which id is right, which too, and where none is', async () => {
    const text = `Expected_ID,note,external_id,accept_ids\n${SIEMENS},x, A-1 ,1000000001 | 1000000002\n,y,A-2,\n,,,`;
    expect(await truthOf(text)).toEqual([
      { line: 2, externalId: 'A-1', expectedId: SIEMENS, acceptIds: ['1000000001', '1000000002'] },
      { line: 3, externalId: 'A-2', expectedId: '', acceptIds: [] },
    ]);
  });

  it('may have ids of any form when they are those of a source', async () => {
    const [row] = await truthOf('external_id,expected_id\nA-1,0000066740', false);
    expect(row).toEqual({ line: 2, externalId: 'A-1', expectedId: '0000066740', acceptIds: [] });
  });
});

describe('a truth file that cannot be used', () => {
  const HEADER = 'external_id,expected_id';
  const ID = 'it has ten digits and the first is not 0';

  it.each([
    ['id,expected_id', 1, 'external_id', 'the truth file has no column external_id; it has id, expected_id'],
    [
      'external_id,cik',
      1,
      'expected_id',
      'the truth file has no column expected_id; it has external_id, cik',
    ],
    [`${HEADER}\nA-1,\nA-1,`, 3, 'external_id', 'truth.csv line 3: A-1 stands on line 2 already'],
    [`${HEADER}\n,${SIEMENS}`, 2, 'external_id', 'truth.csv line 2: the row has no external_id'],
    [`${HEADER}\nA-1,66740`, 2, 'expected_id', `truth.csv line 2: 66740 is no core_id: ${ID}`],
    [`${HEADER},accept_ids\nA-1,${SIEMENS},x`, 2, 'accept_ids', `truth.csv line 2: x is no core_id: ${ID}`],
    [
      `${HEADER},accept_ids\nA-1,,x`,
      2,
      'accept_ids',
      'truth.csv line 2: ids are accepted where none is expected',
    ],
  ])('%j is refused with file, line, column and remedy', async (text, line, field, message) => {
    const refused = await truthOf(text).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'INPUT_FORMAT',
      message,
      place: { file: 'truth.csv', line, field },
    });
    expect(refused).toHaveProperty('place.fix', expect.stringMatching(/./));
  });
  it('is refused for a line that is too short', async () => {
    const place = { file: 'truth.csv', line: 2, fix: 'Correct the line.' };
    const refused = { code: 'INPUT_FORMAT', message: 'truth.csv line 2: row is too short', place };
    await expect(truthOf(`${HEADER}\nA-1`)).rejects.toMatchObject(refused);
  });
});
