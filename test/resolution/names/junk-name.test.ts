import { describe, expect, it } from 'vitest';
import { isJunkName } from '../../../src/resolution/names/junk-name.ts';
import { nameOf } from '../matching.ts';

const isJunk = (text: string) => isJunkName(nameOf(text));

describe('junk names', () => {
  it('takes a ticker of a terminal for nobody, and a fund for somebody', () => {
    expect(isJunk('MSFT US Equity')).toBe(true);
    expect(isJunk('T US Equity')).toBe(true);
    expect(isJunk('ZYM UK Equity')).toBe(false);
    expect(isJunk('Zym US Equity')).toBe(false);
  });

  it.each([
    ...[
      'Test',
      'TEST 123',
      'test test',
      'Test Company',
      'The Test',
      'Demo GmbH',
      'Dummy Account',
      'Sample Customer',
    ],
    ...['asdf', 'qwerty', 'QWERTYUIOP', 'zxcv', 'xxx', 'aaaa', 'Foo Bar', 'Lorem Ipsum', 'abc'],
    ...[
      'N/A',
      'None',
      'Unknown',
      'TBD',
      'no name',
      'Various',
      'Self employed',
      'do not use',
      'unknown company',
    ],
    ...['1', '1099', '123 456', '-1-', 'X', '12 Inc'],
    ...['Reserved', '_RESERVED_', 'Private', 'Private company', 'Unassigned', 'To be announced', 'Withheld'],
    ...['Cash Customer', 'Walk-in', 'Walk-in Customers', 'One-Time Vendor', 'Misc. Suppliers', 'John Doe'],
    ...['Confidential', 'Confidential (customer)', 'Name withheld', 'Not disclosed', 'Not available', 'TBA'],
  ])('takes "%s" for no company', (text) => {
    expect(isJunk(text)).toBe(true);
  });

  it.each([
    ...[
      'Acme',
      'Apple',
      'AB',
      'HP',
      'A&W',
      'Test-Rite International',
      'Underwriters Test Labs',
      'Unknown Worlds',
    ],
    ...['Cash Customer Ltd', 'Walk-in Clinic', 'One Time', 'Cash', 'Customer Time', 'John Doe GmbH'],
    ...['Private Inc', 'Confidential Ltd', 'Reserved GmbH', 'Private Label', 'Reserved Seating'],
    ...[
      'Demo Power',
      'Private Bank',
      'Various Artists',
      'Foot Locker',
      'Asda',
      '三菱',
      'Газпром',
      '삼성',
      '1-800-Flowers',
    ],
    ...[
      '3i Group',
      '99 Cents Only Stores',
      'Otherwise',
      'Testo SE',
      'Qantas',
      'Nasdaq',
      'Xerox',
      'Aaa Insurance',
    ],
  ])('takes "%s" for a company', (text) => {
    expect(isJunk(text)).toBe(false);
  });

  it.each(['3M', '7-Eleven', 'O2', 'X Corp'])('takes "%s" for a company, figures and all', (text) => {
    expect(isJunk(text)).toBe(false);
  });

  it.each(['AAA', 'BBB', 'EEE Ltd'])('takes the initials "%s" for a company', (text) => {
    expect(isJunk(text)).toBe(false);
  });

  it.each(['Not provided', 'not applicable', 'Delete Me', 'tests', 'fake', 'asdfasdf', 'freelancer'])(
    'takes the filler "%s" for no company',
    (text) => {
      expect(isJunk(text)).toBe(true);
    },
  );

  // normalise-name.ts: a legal form is never stripped to nothing, and alone it is taken for a name.
  it.fails('takes the legal form "株式会社" alone for no company', () => {
    expect(isJunk('株式会社')).toBe(true);
  });

  it.each(['Three', 'First', 'Eleven Ltd'])('takes "%s", a number in words, for a company', (text) => {
    expect(isJunk(text)).toBe(false);
  });
});
