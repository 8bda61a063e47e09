import { describe, expect, it } from 'vitest';
import { decodeHtml } from '../../../src/resolution/records/decode-html.ts';
import { normaliseRecord } from '../../../src/resolution/records/normal-record.ts';
import { HTML_CHARACTERS } from '../../../src/resolution/tables/html-characters.ts';
import { company } from '../../builders.ts';
import { matchedId, resolverOf } from '../matching.ts';

describe('a text with HTML references', () => {
  it.each([
    ['McDonald&#8217;s', 'McDonald’s'],
    ['McDonald&#x2019;s', 'McDonald’s'],
    ['McDonald&#X2019;s', 'McDonald’s'],
    ['McDonald&#146;s', 'McDonald’s'],
    ['McDonald&apos;s', "McDonald's"],
    ['Johnson &amp; Johnson', 'Johnson & Johnson'],
    ['M&uuml;ller &Auml;rzte', 'Müller Ärzte'],
    ['Acme&nbsp;Ltd', 'Acme\u00a0Ltd'],
    ['Procter &amp;amp; Gamble', 'Procter & Gamble'],
    ['L&amp;#39;Or&amp;eacute;al', "L'Oréal"],
    ['&#128512;', '😀'],
  ])('reads %s as %s', (text, read) => expect(decodeHtml(text)).toBe(read));

  it.each([
    ['AT&T'],
    ['Johnson &Johnson'],
    ['A&amp B'],
    ['R&D; Partners'],
    ['&#0;'],
    ['&#55357;'],
    ['&#1114112;'],
    ['&unheardof;'],
    ['&amp'],
    ['?a=1&copy=2'],
  ])('leaves %s as it is', (text) => expect(decodeHtml(text)).toBe(text));

  it('knows every name of HTML 4', () => {
    expect(HTML_CHARACTERS.size).toBe(253);
    expect([HTML_CHARACTERS.get('Prime'), HTML_CHARACTERS.get('prime')]).toEqual(['″', '′']);
  });
});

describe('a record with HTML references', () => {
  it('is the same record as with the characters', () => {
    const plain = {
      legal_name: "L'Oréal & Söhne GmbH",
      website: 'loreal.com/?a=1&b=2',
      city: 'Saint-Étienne',
      address: 'Straße 1',
    };
    const escaped = {
      legal_name: 'L&#39;Or&eacute;al&nbsp;&amp;amp; S&ouml;hne GmbH',
      website: 'loreal.com/?a=1&amp;b=2',
      city: 'Saint-&Eacute;tienne',
      address: 'Stra&szlig;e&nbsp;1',
    };
    expect(normaliseRecord(escaped)).toEqual(normaliseRecord(plain));
    expect(normaliseRecord(plain).names).toHaveLength(1);
  });
});

describe('HTML references in names', () => {
  const resolve = resolverOf(
    ...['Zymergen&#8217;s Kud&uuml;a Foods', 'Wexford Inc'].map((name) => company({ name })),
  );

  it.each(["Zymergen's Kudua Foods", 'Zymergen&#8217;s Kud&#252;a Foods', 'Zymergen’s Kudüa Foods'])(
    'are read on both sides: "%s"',
    (name) => {
      expect(matchedId(resolve(name))).not.toBeNull();
      expect(resolve(name).decision.confidence).toBe('HIGH');
    },
  );
});
