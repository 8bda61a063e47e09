import { describe, expect, it } from 'vitest';
import { areTranslations } from '../../../src/resolution/tables/legal-form-translations.ts';
import {
  GLUED_FORMS,
  LEGAL_FORM_MAX_WORDS,
  legalForms,
  standsAsForm,
} from '../../../src/resolution/tables/legal-forms.ts';
import { spellingKey } from '../../../src/resolution/tables/spelling-key.ts';
import { tableText } from '../../../src/resolution/tables/table-text.ts';

const familyOf = (spelling: string): string | undefined => legalForms().get(spellingKey(spelling))?.family;

function form(spelling: string) {
  const found = legalForms().get(spellingKey(spelling));
  if (found === undefined) throw new Error(`${spelling} is not in the table`);
  return found;
}

describe('spellings of legal forms', () => {
  it.each([
    [
      'limited',
      ['Ltd', 'Ltd.', 'LIMITED', 'Co., Ltd.', 'Pty Ltd', '(Pty) Ltd', 'Pte. Ltd.', 'Pvt. Ltd.', 'Ltd. Şti.'],
    ],
    ['public-limited', ['PLC', 'p.l.c.', 'Public Limited Company']],
    ['corporation', ['Inc', 'Inc.', 'Corp.', 'Corporation', 'Incorporated', 'Company', 'Co.', '& Co.']],
    ['llc', ['LLC', 'L.L.C.', 'Limited Liability Company', 'L L C']],
    ['national-association', ['N.A.', 'National Association']],
    ['gmbh', ['GmbH', 'G.m.b.H.', 'Gesellschaft mit beschränkter Haftung', 'mbH', 'Ges. m. b. H.']],
    ['gmbh-co-kg', ['GmbH & Co. KG', 'GmbH & Co.KG', 'GmbH + Co KG', 'GmbH und Co. KG']],
    ['ug', ['UG (haftungsbeschränkt)', 'UG haftungsbeschraenkt']],
    ['ag', ['AG', 'Aktiengesellschaft']],
    ['sa', ['S.A.', 'SA', 'S/A', 'Société Anonyme', 'Sociedad Anónima', 'Spółka Akcyjna', 'Α.Ε.']],
    ['sarl', ['SARL', 'S.à r.l.', 'S.A.R.L.', 'Sàrl', 'Société à responsabilité limitée']],
    ['sa-de-cv', ['S.A. de C.V.', 'SA de CV', 'S. A. DE C. V.', 'Sociedad Anónima de Capital Variable']],
    ['spzoo', ['Sp. z o.o.', 'Sp. z o. o.', 'SP Z O O', 'Spółka z ograniczoną odpowiedzialnością']],
    ['sro', ['s.r.o.', 'spol. s r.o.', 'společnost s ručením omezeným']],
    ['as', ['A/S', 'AS', 'A.Ş.', 'a.s.', 'Aktieselskab', 'Anonim Şirketi']],
    ['ooo', ['ООО', 'OOO', 'Общество с ограниченной ответственностью']],
    ['pjsc', ['ПАО', 'PJSC', 'Public Joint-Stock Company']],
    ['kk', ['株式会社', '(株)', '㈱', 'K.K.', 'Kabushiki Kaisha']],
    ['cn-joint-stock', ['股份有限公司', 'Gufen Youxian Gongsi']],
    ['cn-limited', ['有限公司', '有限责任公司', '有限責任公司']],
    ['kr-jusik', ['주식회사', '(주)', '㈜']],
    [
      'scoop',
      ['S. Coop.', 'S. Coop. de Crédito V.', 'COOP. DE CREDIT V.', 'Sociedad Cooperativa de Crédito'],
    ],
    [
      'foreign-branch',
      ['Sucursal en España', 'Oficina de Representación en España', "Ufficio di rappresentanza per l'Italia"],
    ],
    ['sdn-bhd', ['Sdn Bhd', 'SDN. BHD.', 'Sendirian Berhad']],
  ])('reads every spelling of %s', (family, spellings) => {
    expect(spellings.map(familyOf)).toEqual(spellings.map(() => family));
  });

  it('keeps words that are names out of the table', () => {
    const words =
      'trust fund bank group holding foundation association club cooperative society union partnership institute stiftung verein chartered consorzio fondation fundacion';
    expect(words.split(' ').filter((word) => familyOf(word) !== undefined)).toEqual([]);
  });

  it('holds each spelling in one family, with a known place and known countries', () => {
    const familyOfKey = new Map<string, string>();
    for (const line of tableText('legal-forms').trim().split('\n')) {
      const [family = '', position = '', needsCountry = '', countries = '', spellings = ''] = line.split('|');
      expect(['any', 'end', 'start'], line).toContain(position);
      expect(['never', 'in-front', 'if-known', 'always'], line).toContain(needsCountry);
      expect(countries, line).toMatch(/^[A-Z]{2}(?: [A-Z]{2})*$/);
      for (const spelling of spellings.split('; ')) {
        const key = spellingKey(spelling);
        expect([family, undefined], `${spelling} in ${family}`).toContain(familyOfKey.get(key));
        familyOfKey.set(key, family);
      }
    }
    expect(familyOfKey.size).toBeGreaterThan(1500);
  });

  it('states the words of the longest spelling', () => {
    const words = [...legalForms().keys()].map((key) => key.split(' ').length);
    expect(Math.max(...words)).toBe(LEGAL_FORM_MAX_WORDS);
  });

  it('lists glued forms longest first, each as it is written in the table', () => {
    expect(GLUED_FORMS).toContain('株式会社');
    expect(GLUED_FORMS.filter((glued) => !legalForms().has(glued))).toEqual([]);
    const lengths = GLUED_FORMS.map((glued) => glued.length);
    expect(lengths).toEqual([...lengths].sort((left, right) => right - left));
  });
});

describe('where a spelling counts as a form', () => {
  it('takes "GmbH" at the end for a form in any country, known or not', () => {
    expect(standsAsForm(form('GmbH'), 'end')).toBe(true);
    expect(standsAsForm(form('GmbH'), 'end', 'US')).toBe(true);
  });

  it('takes "AB" in front for a form in Sweden only, and at the end anywhere', () => {
    expect(standsAsForm(form('AB'), 'front', 'SE')).toBe(true);
    expect(standsAsForm(form('AB'), 'front', 'GB')).toBe(false);
    expect(standsAsForm(form('AB'), 'front')).toBe(false);
    expect(standsAsForm(form('AB'), 'end', 'GB')).toBe(true);
  });

  it('takes "Spa" in a name from the United States for a word', () => {
    expect(standsAsForm(form('SpA'), 'end', 'IT')).toBe(true);
    expect(standsAsForm(form('SpA'), 'end')).toBe(true);
    expect(standsAsForm(form('SpA'), 'end', 'US')).toBe(false);
  });

  it('takes "CV" for a form where it is one, and nowhere else', () => {
    expect(standsAsForm(form('CV'), 'front', 'ID')).toBe(true);
    expect(standsAsForm(form('CV'), 'front')).toBe(false);
  });

  it('takes "PT" for a form in front alone and "Limited" at the end alone', () => {
    expect(standsAsForm(form('PT'), 'front')).toBe(true);
    expect(standsAsForm(form('PT'), 'end')).toBe(false);
    expect(standsAsForm(form('Limited'), 'front', 'GB')).toBe(false);
  });
});

describe('forms in two languages', () => {
  it('does not set "株式会社" against "Co., Ltd." or "AG" against "SA"', () => {
    expect(areTranslations('kk', 'limited')).toBe(true);
    expect(areTranslations('limited', 'kk')).toBe(true);
    expect(areTranslations('ag', 'sa')).toBe(true);
  });

  it('sets "GmbH" against "AG"', () => {
    expect(areTranslations('gmbh', 'ag')).toBe(false);
  });
});
