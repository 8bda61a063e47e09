import { describe, expect, it } from 'vitest';
import { apartMarkIn, keepMarkIn, markIn, unmarkedName } from '../../../src/crm/names/record-marks.ts';

describe('what people write into a name about its record', () => {
  it.each([
    ['Nike - DO NOT USE', 'DO NOT USE'],
    ['DUP - Nike', 'DUP'],
    ['Nike DUPLICATE', 'DUPLICATE'],
    ['Copy of Nike', 'Copy of'],
    ['Nike (old)', 'old'],
    ['Nike (OLD)', 'OLD'],
    ['Nike (old account - see Bob)', 'old account - see Bob'],
    ['Nike [inactive]', 'inactive'],
    ['Nike - merged into 001', 'merged into 001'],
    ['Nike - use 0015g00000', 'use 0015g00000'],
    ['Nike (see parent account)', 'see parent account'],
    ['ZZZ Nike', 'ZZZ'],
    ['Nike (alt)', 'alt'],
    ['Nike - nicht mehr verwenden', 'nicht mehr verwenden'],
    ['Nike (Dublette)', 'Dublette'],
    ['Nike (ancien)', 'ancien'],
    ['Nike - ne pas utiliser', 'ne pas utiliser'],
    ['Nike (doublon)', 'doublon'],
    ['Nike (antiguo)', 'antiguo'],
    ['Nike (no usar)', 'no usar'],
    ['Nike (não usar)', 'não usar'],
    ['Nike - non usare', 'non usare'],
    ['Nike (niet gebruiken)', 'niet gebruiken'],
  ])('marks "%s" as old, a double or not to be used', (name, mark) => {
    expect(markIn(name)).toBe(mark);
    expect(unmarkedName(name)).toBe('Nike');
  });

  it.each([
    'Nike c/o CBRE',
    'Nike (Attn: Billing)',
    'Nike - Attn: Jane Doe',
    'Nike (Bill-To)',
    'Nike - Headquarters',
    'Nike (HQ)',
    'Nike (on hold)',
    'Nike - CREDIT HOLD',
    'Nike (new)',
  ])('of "%s" is no mark of a dead record, and no part of the name', (name) => {
    expect(markIn(name)).toBeUndefined();
    expect(unmarkedName(name)).toBe('Nike');
  });

  it.each(['Nike (do not call)', 'DNC - Nike', 'Nike - do not email'])(
    'of "%s" says nothing of its record',
    (name) => {
      expect(markIn(name)).toBeUndefined();
    },
  );

  it.each([
    'Old Mutual',
    'OLD HP',
    'Test-Rite',
    'ZZ Top',
    'c/o Berlin',
    'Advanced Lighting Trade (ALT)',
    'Offenbach (Main)',
    'Acme (EUR)',
    'Legacy Health',
    'Bundesverband - Alte Apotheken',
  ])('is not in "%s"', (name) => {
    expect([markIn(name), unmarkedName(name)]).toEqual([undefined, undefined]);
  });
});

describe('what people write into the name of an account that is to stay', () => {
  it.each([
    ['Nike (DO NOT MERGE)', 'DO NOT MERGE'],
    ["Nike - don't merge!", "don't merge"],
    ['Nike - keep separate', 'keep separate'],
    ['Nike (nicht zusammenführen)', 'nicht zusammenführen'],
    ['Nike (ne pas fusionner)', 'ne pas fusionner'],
    ['Nike (no fusionar)', 'no fusionar'],
    ['Nike (não mesclar)', 'não mesclar'],
    ['Nike (non unire)', 'non unire'],
    ['Nike (niet samenvoegen)', 'niet samenvoegen'],
  ])('reads "%s"', (name, said) => {
    expect(apartMarkIn(name)).toBe(said);
  });

  it.each(['Nike (merged)', 'Nike - to be merged', 'Merge Inc', 'Keep Separates LLC', 'Nike - DO NOT CALL'])(
    'reads nothing in "%s"',
    (name) => {
      expect(apartMarkIn(name)).toBeUndefined();
    },
  );
});

describe('what people write into the name of an account that is not to be deleted', () => {
  it.each([
    ['Nike - DO NOT DELETE', 'DO NOT DELETE'],
    ['Nike (don’t remove)', 'don’t remove'],
    ['Nike (nicht löschen!)', 'nicht löschen'],
    ['Nike - ne pas supprimer', 'ne pas supprimer'],
    ['Nike (no borrar)', 'no borrar'],
    ['Nike (não excluir)', 'não excluir'],
    ['Nike (non eliminare)', 'non eliminare'],
    ['Nike (niet verwijderen)', 'niet verwijderen'],
  ])('reads "%s"', (name, said) => {
    expect(keepMarkIn(name)).toBe(said);
  });

  it.each(['Nike (to be deleted)', 'Nike (löschen)', 'Nike (a supprimer)', 'Remove Not Inc'])(
    'reads nothing in "%s"',
    (name) => {
      expect(keepMarkIn(name)).toBeUndefined();
    },
  );
});
