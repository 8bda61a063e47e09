import { describe, expect, it } from 'vitest';
import { subdivisionCode } from '../../../src/resolution/tables/subdivisions.ts';
import { tableText } from '../../../src/resolution/tables/table-text.ts';

describe('subdivisionCode', () => {
  it.each([
    ['US-CA', 'California', undefined],
    ['US-CA', 'CA', undefined],
    ['US-CA', 'Calif.', 'US'],
    ['IT-88', 'CA', 'IT'],
    ['US-NY', 'N.Y.', undefined],
    ['US-GA', 'Georgia', undefined],
    ['US-WA', 'WA', undefined],
    ['AU-WA', 'WA', 'AU'],
    ['US-WA', 'State of Washington', undefined],
    ['US-DC', 'Washington, D.C.', 'US'],
    ['US-TX', 'US-TX', undefined],
    ['CA-ON', 'ON', undefined],
    ['CA-QC', 'Québec', 'CA'],
    ['AU-NSW', 'NSW', undefined],
    ['DE-BY', 'Bavaria', undefined],
    ['DE-NW', 'NRW', 'DE'],
    ['GB-ENG', 'England', 'GB'],
    ['BR-SP', 'São Paulo', undefined],
    ['MX-CMX', 'D.F.', 'MX'],
    ['CN-GD', '广东省', 'CN'],
    ['CN-GD', 'Guangdong Sheng', 'CN'],
    ['JP-13', '東京都', 'JP'],
    ['JP-27', 'Osaka-fu', 'JP'],
    ['IT-25', 'Milano', 'IT'],
    ['IN-TN', 'Tamil Nadu', 'IN'],
    ['NL-LI', 'Limburg', 'NL'],
    ['BE-VLI', 'Limburg', 'BE'],
  ])('reads %s in "%s" (%s)', (code, text, country) => {
    expect(subdivisionCode(text, country)).toBe(code);
  });

  it.each([
    ['Limburg', undefined],
    ['Punjab', undefined],
    ['Milano', undefined],
    ['SP', undefined],
    ['California', 'DE'],
    ['Kent', 'GB'],
    ['', undefined],
  ])('leaves "%s" (%s) open', (text, country) => {
    expect(subdivisionCode(text, country)).toBeUndefined();
  });

  it('reads every code of the table back in its own country', () => {
    const lines = tableText('subdivisions').trim().split('\n');
    const wrong = lines.flatMap((line) => {
      const [head = '', ...parts] = line.split('|');
      const country = head.slice(0, 2);
      const codes = parts.map((part) => part.slice(0, part.indexOf(' ')));
      return codes.filter((code) => subdivisionCode(code, country) !== `${country}-${code}`);
    });
    expect(lines.length).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
  });
});
