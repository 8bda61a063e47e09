import { describe, expect, it } from 'vitest';
import { normaliseRecord } from '../../../src/resolution/records/normal-record.ts';
import { repairEncoding } from '../../../src/resolution/records/repair-encoding.ts';
import { company } from '../../builders.ts';
import { matchedId, resolverOf } from '../matching.ts';

describe('a text that was UTF-8 and has been read in another encoding', () => {
  it.each([
    ['NestlÃ©', 'Nestlé'],
    ['NESTLÃ‰', 'NESTLÉ'],
    ['CORPORACIÃ“N', 'CORPORACIÓN'],
    ['MÃ¼ller & SÃ¶hne', 'Müller & Söhne'],
    ['M\u00c3\u00bcller', 'Müller'],
    ['L\u00e2\u0080\u0099Or\u00c3\u00a9al', 'L’Oréal'],
    ['Lâ€™OrÃ©al', 'L’Oréal'],
    ['Acmeâ„¢', 'Acme™'],
    ['ÅšlÄ…skie', 'Śląskie'],
    ['Ð“Ð°Ð·Ð¿Ñ€Ð¾Ð¼', 'Газпром'],
    ['NestlÃƒÂ©', 'Nestlé'],
  ])('reads %s as %s', (text, read) => expect(repairEncoding(text)).toBe(read));

  it.each(['Nestlé', 'NESTLÉ®', 'SÃO PAULO', 'CAFÉ’S', 'HÄ’S', 'Société “Été”', '三菱電機', 'Ã', 'Ã\u00ff'])(
    'leaves %s as it is',
    (text) => expect(repairEncoding(text)).toBe(text),
  );
});

describe('a record with such texts', () => {
  const damaged = { legal_name: 'NestlÃ© Deutschland AG', city: 'MÃ¼nchen', country: 'DE' };
  const whole = { legal_name: 'Nestlé Deutschland AG', city: 'München', country: 'DE' };

  it('is the same record as without the damage', () => {
    expect(normaliseRecord(damaged)).toEqual(normaliseRecord(whole));
  });

  it.each([
    ['NestlÃ© S.A.', 'Nestlé S.A.'],
    ['Nestlé S.A.', 'NestlÃ© S.A.'],
  ])('finds "%s" by "%s"', (known, asked) => {
    expect(matchedId(resolverOf(company({ name: known, country: 'CH' }))(asked))).not.toBeNull();
  });
});
