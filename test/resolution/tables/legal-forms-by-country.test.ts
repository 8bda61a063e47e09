import { describe, expect, it } from 'vitest';
import { tableText } from '../../../src/resolution/tables/table-text.ts';
import { nameOf, wordsOf } from '../matching.ts';

/** How companies of a country write the form they have: a country a line. */
const NAMES = `
AE: Acme Est.; Acme L.L.C-FZ; Acme FZCO; Acme DMCC; Acme LLC SPC
AL: Acme Sh.p.k.
AM: Acme ՍՊԸ
AR: Acme S.A.C.I.F.I.; Acme S.H.
AT: Acme e.U.; Acme OG; Acme Ges.m.b.H.
AU: Acme Pty Ltd; Acme NL
AW: Acme V.B.A.
AZ: Acme MMC
BA: Acme d.o.o. Sarajevo
BB: Acme SRL
BD: Acme লিমিটেড
BE: Acme BV; VZW Acme; NV Acme; Acme CVBA; Acme Burg. BVBA
BG: Acme EOOD; Acme ЕООД; ET Acme
BH: Acme W.L.L.
BM: Acme Exempted LLC
BN: Acme Sdn Bhd
BO: Acme S.R.L.
BQ: Acme B.V.
BR: Acme Ltda - ME; Acme EIRELI; Acme S/A; SPE Acme
BS: Acme IBC
BW: Acme (Pty) Ltd
BY: ЧУП Acme; ОДО Acme
BZ: Acme International Business Company
CA: Acme Ltée; Acme enr.; Acme S.E.N.C.R.L.
CH: Acme Sàrl; Acme Sagl
CI: SARL Acme
CK: Acme LLC
CL: Acme SpA; Acme y Cía. Ltda.; Acme S.C.M.
CN: Acme有限公司; Acme股份有限公司
CO: Acme S.A.S. E.S.P.
CR: Acme S.R.L.
CW: N.V. Acme
CY: Acme Public Ltd
CZ: Acme, spol. s r.o.; Acme, družstvo; Acme z.s.
DE: Acme e.K.; Firma Acme; Fa. Acme; Acme AG & Co. KG; Acme SE & Co. KGaA; Acme GmbH & Co. KGaA; Acme e.V.; Acme GmbH & Co. KG
DK: Acme ApS; Acme I/S; Acme a.m.b.a.
DO: Acme, C. por A.
DZ: EURL Acme
EC: Acme Cía. Ltda.
EE: OÜ Acme; Acme OÜ; FIE Acme; MTÜ Acme
EG: Acme S.A.E.
ES: Acme, S.L.U.; Acme S. Coop.; UTE Acme; Acme, S.A.T.; Acme S.C.P.
ET: Acme Share Company
FI: Acme Oy; Oy Acme Ab; Tmi Acme; Acme ky
FR: SARL Acme; SAS Acme; EURL Acme; SCI Acme; Ets Acme; Établissements Acme; GAEC Acme; EARL Acme
GB: Acme CIC
GE: შპს Acme
GG: Acme PCC Limited; Acme LBG
GH: Acme LBG
GI: Acme Limited
GR: Acme Μονοπρόσωπη ΙΚΕ; Acme A.E.; Acme P.C.
GT: Acme y Cía. Ltda.
GU: Acme LLP
HK: Acme有限公司
HN: Acme S. de R.L.
HR: Acme j.d.o.o.; Acme d.o.o. za trgovinu i usluge
HU: Acme Kft.; Acme Bt.; Acme e.v.
ID: PT Acme Tbk; CV Acme; UD Acme
IE: Acme DAC; Acme CLG; Acme Teoranta
IL: Acme Ltd.; Acme בע"מ; Acme בע״מ
IM: Acme Limited Partnership
IN: Acme Pvt. Ltd.; Acme प्राइवेट लिमिटेड
IR: شرکت Acme (سهامی خاص)
IS: Acme ehf.
IT: Acme S.r.l.s.; Acme Soc. Coop. a r.l.; Ditta Acme; Acme S.C. a R.L.
JE: Acme ARL
JM: Acme Company Limited by Shares
JO: Acme P.S.C.
JP: 株式会社Acme; Acme(株); 合同会社Acme
KE: Acme PLC
KG: ОсОО Acme
KH: ក្រុមហ៊ុន Acme
KN: Acme LC
KR: 주식회사 Acme; (주)Acme; 농업회사법인 주식회사 Acme
KW: Acme K.S.C.P.
KY: Acme SEZC
KZ: ТОО Acme; АО Acme; TOO Acme
LA: ບໍລິສັດ Acme ຈຳກັດ
LB: Acme s.a.l.
LI: Acme Anstalt; Acme Trust reg.
LK: Acme (Private) Limited
LS: Acme (Pty) Ltd
LT: UAB Acme; VšĮ Acme; IĮ Acme; MB Acme
LU: Acme S.à r.l.; Acme S.C.A., SICAV-SIF; Acme SCSp; Acme S.e.c.s.
LV: SIA Acme; VAS Acme; Acme AS
MA: Acme SARL AU
MC: S.A.M. Acme
MD: Î.C.S. Acme S.R.L.
ME: Acme d.o.o. Podgorica
MH: Acme Inc.
MK: Acme DOOEL Skopje; ДООЕЛ Acme
MM: Acme ကုမ္ပဏီလီမိတက်
MN: Acme ХХК; Acme XXK
MO: Acme一人有限公司
MT: Acme p.l.c.
MU: Acme Ltée
MX: Acme, S.A.P.I. de C.V.; Acme S. de R.L. de C.V.; Acme S.C. de R.L. de C.V.; Acme, A.C.
MY: Acme Sdn. Bhd.; Acme PLT
NA: Acme CC
NG: Acme Ltd/Gte
NL: N.V. Acme; Acme V.O.F.; Maatschap Acme
NO: Acme ENK; Acme AS; Acme HF
NP: Acme Pvt Ltd
NZ: Acme Limited
OM: Acme SAOG
PA: Acme, S. de R.L.
PE: Acme S.A.C.; Acme E.I.R.L.
PG: Acme Limited
PH: Acme OPC
PK: Acme (Pvt) Ltd
PL: PPHU Acme; Acme s.j.; Acme Sp. z o.o. Sp. k.; Acme P.S.A.
PR: Acme CSP
PT: Acme, Lda.; Acme - Unipessoal Lda; Acme, E.P.E.; Acme, C.R.L.; Acme, SGPS, S.A.
PY: Acme S.A.E.C.A.; Acme E.A.S.
QA: Acme Q.P.S.C.
RO: S.C. Acme S.R.L.; Acme PFA
RS: Acme d.o.o. Beograd; Acme PR
RU: ООО «Acme»; Общество с ограниченной ответственностью «Acme»; Публичное акционерное общество Acme; ИП Acme; ПАО Acme
SA: شركة Acme المحدودة; شركة Acme ذ.م.م
SC: Acme CSL
SE: Acme AB; Acme HB; Handelsbolaget Acme
SG: Acme Pte Ltd
SI: Acme d.d.; Acme s.p.
SK: Acme, a.s.; Acme š.p.
SN: Acme SUARL
SR: Acme N.V.
SV: Acme, Ltda. de C.V.
SX: Acme B.V.
TH: บริษัท Acme จำกัด; หจก. Acme; Acme PCL
TJ: ҶДММ Acme
TN: Acme SUARL
TR: Acme San. ve Tic. A.Ş.; Acme Sanayi ve Ticaret Limited Şirketi; ACME TİC. LTD. ŞTİ.
TW: Acme企業社
UA: ТОВ «Acme»; ФОП Acme; TOV Acme; PrJSC Acme
US: Acme LLC; Acme P.L.L.C.; Acme, N.A.; Acme PBC; Acme, a Delaware LLC
UY: Acme S.R.L.
UZ: OOO Acme; Acme MChJ
VC: Acme SCC Limited
VE: Acme, C.A.
VG: Acme Segregated Portfolio Company
VN: Công ty TNHH Acme; CTCP Acme; Công ty Cổ phần Acme
VU: Acme Limited
WS: Acme Limited
XK: N.T.P. Acme
ZA: Acme (Pty) Ltd; Acme CC
`;

const countries = NAMES.trim()
  .split('\n')
  .map((line) => [line.slice(0, 2), line.slice(4).split('; ')] as const);

const isAcmeWithForm = (name: string, country: string): boolean => {
  const { tokens, forms } = nameOf(name, country);
  return tokens.join(' ') === 'acme' && forms.length > 0;
};

describe('forms by country', () => {
  it('are told for more than a hundred countries', () => {
    expect(countries.length).toBeGreaterThan(100);
  });

  it.each(countries)('stand beside the name in %s', (country, names) => {
    expect(names.filter((name) => !isAcmeWithForm(name, country))).toEqual([]);
  });
});

/** All spellings but those with brackets, which part a name before its words are looked up. */
const spellings = tableText('legal-forms')
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [, position = '', , countries = '', written = ''] = line.split('|');
    return written.split('; ').map((spelling) => ({ spelling, position, country: countries.slice(0, 2) }));
  })
  .filter(({ spelling }) => !spelling.includes('('));

describe('every spelling of the table', () => {
  it('is found behind a name, where it may stand there', () => {
    const lost = spellings.filter(
      ({ spelling, position, country }) =>
        position !== 'start' && !isAcmeWithForm(`Acme ${spelling}`, country),
    );
    expect(spellings.length).toBeGreaterThan(4000);
    expect(lost).toEqual([]);
  });

  it('is found in front of a name, where it may stand there', () => {
    const lost = spellings.filter(
      ({ spelling, position, country }) => position !== 'end' && !isAcmeWithForm(`${spelling} Acme`, country),
    );
    expect(lost).toEqual([]);
  });
});

describe('forms of several scripts and spellings', () => {
  it.each([
    ['ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ Acme', 'RU'],
    ['Общество с ограниченной ответственностью Acme', 'RU'],
    ['Acme Ανώνυμη Εταιρεία', 'GR'],
    ['ACME ΑΝΩΝΥΜΗ ΕΤΑΙΡΕΙΑ', 'GR'],
    ['Acme Məhdud Məsuliyyətli Cəmiyyəti', 'AZ'],
    ['Acme AG & Co. KGaA', 'DE'],
    ['Acme SE&Co. KG', 'DE'],
  ])('are found in "%s" of %s', (name, country) => {
    expect(isAcmeWithForm(name, country)).toBe(true);
  });

  it('are cut off "N.V. Philips" in the Netherlands alone', () => {
    expect(wordsOf('N.V. Philips', 'NL')).toBe('philips');
    expect(wordsOf('NV Energy', 'US')).toBe('nv energy');
    expect(wordsOf('SARL Garage Martin', 'FR')).toBe('garage martin');
    expect(wordsOf('Sarl Garage Martin', 'US')).toBe('sarl garage martin');
  });
});

describe('words that are a form elsewhere', () => {
  it.each([
    ['Bank of Seattle WA', undefined, 'bank of seattle wa'],
    ['Bank of Seattle WA', 'US', 'bank of seattle wa'],
    ['Hot Tub', undefined, 'hot tub'],
    ['VSI Acme', 'US', 'vsi acme'],
    ['PSIA AASI', undefined, 'psia aasi'],
    ['C&A Corporation', 'JP', 'ca'],
    ['C&A LLC', 'US', 'ca'],
    ['Fastighets AB Balder', 'SE', 'properties ab balder'],
    ['Osk. Huttusen säätiö', 'FI', 'osk huttusen foundation'],
    ['مؤسسة قطر', 'QA', 'mussh qtr'],
    ['Firma Capital', 'US', 'firma capital'],
    ['Aega Yieldco', 'NO', 'aega yieldco'],
    ['Acme Trust Company', 'US', 'acme trust'],
    ['Acme Cooperative', 'US', 'acme cooperative'],
    ['Acme Genossenschaft', 'CH', 'acme cooperative'],
  ])('stay in "%s" of %s', (name, country, words) => {
    expect(wordsOf(name, country)).toBe(words);
  });
});
