import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { guessEncoding } from '../../src/tabular/guess-encoding.ts';

/** Invented companies, written as those of each country are. */
const NAMES = {
  polish: [
    'Zakład Żółkiewski',
    'Spółdzielnia Źródło',
    'Łódzkie Cięgna',
    'Huta Śląsk',
    'Piekarnia Gęś',
    'Młyn Bąk',
  ],
  czech: [
    'Těšínská pekárna',
    'Strojírna Dvořák',
    'Řeznictví Kůň',
    'Pivovar Žďár',
    'Mlýn Čáp',
    'Sklárna Květ',
  ],
  hungarian: [
    'Győri Fűrész',
    'Erdő Bútor',
    'Szőlő Pince',
    'Tűzoltó Kft',
    'Hűtőgép Zrt',
    'Első Bérlő',
    'Kötő Üzem',
  ],
  turkish: ['Işık Gıda', 'Güneş İnşaat', 'Yıldız Taşımacılık', 'Doğan Kâğıt', 'Çağ Şeker', 'Ağaç İşleri'],
  lithuanian: [
    'Šiaulių duona',
    'Žalioji gėlė',
    'Ąžuolų sėkla',
    'Pušų skėtis',
    'Vėjų malūnas',
    'Grūdų kelias',
  ],
  russian: ['Газпром', 'Торговый Дом', 'Северсталь', 'Молоко и Хлеб', 'Строительная Компания', 'Электросеть'],
  western: [
    'Müller Söhne',
    'Bäckerei Größe',
    'Société Générale Café',
    'Panadería Muñoz',
    'Ångström Mjölk',
    'Padaria São João',
  ],
} as const;

function guess(language: keyof typeof NAMES, encoding: string) {
  const rows = NAMES[language].map((name) => `${name},x\nAcme Holdings,London\n`);
  return guessEncoding(iconv.encode(`Name,City\n${rows.join('')}`, encoding));
}

describe('the letters of a few names', () => {
  it('tell the encoding of their country', () => {
    expect(guess('polish', 'windows-1250')).toEqual({ encoding: 'windows-1250', sureness: 'very likely' });
    expect(guess('czech', 'windows-1250').encoding).toBe('windows-1250');
    expect(guess('hungarian', 'windows-1250').encoding).toBe('windows-1250');
    expect(guess('polish', 'iso-8859-2').encoding).toBe('iso-8859-2');
    expect(guess('czech', 'iso-8859-2').encoding).toBe('iso-8859-2');
    expect(guess('turkish', 'windows-1254').encoding).toBe('windows-1254');
    expect(guess('lithuanian', 'windows-1257').encoding).toBe('windows-1257');
  });

  it('tell a file of an old Mac from one of Windows', () => {
    expect(guess('western', 'macintosh')).toEqual({ encoding: 'macintosh', sureness: 'very likely' });
    expect(guess('western', 'windows-1252').encoding).toBe('windows-1252');
  });

  it('tell a file of DOS from one of Windows or of an old Mac', () => {
    expect(guess('western', 'cp850')).toEqual({ encoding: 'cp850', sureness: 'very likely' });
    expect(guess('polish', 'cp852').encoding).toBe('cp852');
    expect(guess('czech', 'cp852').encoding).toBe('cp852');
    expect(guess('hungarian', 'cp852').encoding).toBe('cp852');
    expect(guess('russian', 'cp866').encoding).toBe('cp866');
    expect(guess('russian', 'windows-1251').encoding).toBe('windows-1251');
    expect(guess('russian', 'koi8-r').encoding).toBe('koi8-r');
    // Of German words the bytes are those of cp850.
    const german = iconv.encode('Müller Söhne\nBäckerei Schäfer\nGröße Köhler\nStraßenbau Jäger\n', 'cp437');
    expect(iconv.decode(german, guessEncoding(german).encoding)).toContain('Größe Köhler');
  });

  it('tell files of an old Mac of other countries', () => {
    expect(guess('polish', 'maccenteuro').encoding).toBe('maccenteuro');
    expect(guess('czech', 'maccenteuro').encoding).toBe('maccenteuro');
    expect(guess('russian', 'maccyrillic').encoding).toBe('maccyrillic');
  });

  it('are not what typographic marks are, where these stand as people write them', () => {
    const marked = [
      ['Macy’s', 'Kohl’s', 'Wendy’s', 'Lowe’s', 'Dillard’s', 'L’Oréal'],
      ['MACY’S', 'KOHL’S', 'WENDY’S', 'LOWE’S', 'DILLARD’S', 'O’NEILL'],
      ['Acme\u00a0Ltd', 'Bolt\u00a0Inc', 'Ceres\u00a0Group', 'Delta\u00a0', 'Etna\u00a0', 'Fox\u00a0Media'],
      ['Acme…', 'Bolt…', 'Ceres…', '“Delta”', '„Etna“', '‘Fox’'],
      ['Acme™', 'BOLT™', 'Ceres®', 'DELTA®', '«Etna»', '• Fox – Media'],
    ];
    for (const names of marked) {
      const text = `Name,City\n${names.map((name) => `${name},x\n`).join('')}`;
      const bytes = iconv.encode(text, 'windows-1252');
      expect(iconv.decode(bytes, guessEncoding(bytes).encoding)).toBe(text);
    }
  });

  it('are a guess when there is hardly one', () => {
    expect(guessEncoding(iconv.encode('Name\nMüller\n', 'windows-1252'))).toEqual({
      encoding: 'windows-1252',
      sureness: 'a guess',
    });
  });

  it('are not taken for Japanese because two bytes of a Mac make a character of it', () => {
    const names = ['Fundação Ciência', 'Associação José', 'Região São João', 'Educação é Razão'];
    const bytes = iconv.encode(names.map((name) => `${name},Porto\n`).join(''), 'macintosh');
    expect(guessEncoding(bytes).encoding).toBe('macintosh');
  });
});
