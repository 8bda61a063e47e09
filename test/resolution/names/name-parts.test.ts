import { describe, expect, it } from 'vitest';
import { splitNameParts } from '../../../src/resolution/names/name-parts.ts';

const partsOf = (text: string): string =>
  splitNameParts(text)
    .map(({ text: part, part: kind }) => `${kind} ${part}`)
    .join(' | ');

describe('a dash within a name', () => {
  it.each([
    ['Zym Kenya - Zym Kenya', 'whole Zym Kenya'],
    ['Zym Kenya – Zym Kenya Ltd', 'whole Zym Kenya Ltd'],
    ['Zym (Nigeria) Ltd - Zym (Nigeria) Ltd', 'whole Zym Ltd'],
    ['ZYM-AS-AP - Kudzwa Networks Ltd', 'whole Kudzwa Networks Ltd'],
    ['KUDZWA-1 - Kudzwa Networks Ltd', 'whole Kudzwa Networks Ltd'],
    ['KNI - Kudzwa Networks of India', 'whole Kudzwa Networks of India | bracket KNI'],
    ['Kudzwa Networks of India - KNI', 'whole Kudzwa Networks of India | bracket KNI'],
    ['KUDNET - Kudzwa Networks', 'whole Kudzwa Networks | bracket KUDNET'],
    ['KUDZWA - KUDZWA HEALTHCARE', 'whole KUDZWA HEALTHCARE'],
    ['KUD - Kudzwa AG', 'whole Kudzwa AG'],
    ['KZ - Kudzwa Company', 'whole Kudzwa Company'],
    ['K - Kudzwa Company', 'whole Kudzwa Company'],
    ['KUD.B - Kudzwa AG', 'whole Kudzwa AG'],
    ['AS64500 - Kudzwa', 'whole Kudzwa'],
    ['ZYM-VN - ZYM Networks', 'whole ZYM Networks'],
  ])('repeats it or is initials or a handle: "%s" is %s', (text, parts) => {
    expect(partsOf(text)).toBe(parts);
  });

  it.each([
    'Kudzwa - Healthcare',
    'KUDZWA - HEALTHCARE',
    'Kudzwa - Sociedade de Crédito S.A.',
    'ZYM - PLASTICS, INC.',
    'ZYM - Robotics AG',
    'KUD - Kudzwa',
    'Z - Kudzwa AG',
    'K - Kudzwa',
    'Kudzwa Fundo de Investimento Imobiliario - FII',
    'Merrow Medical Center - Bentonville',
    'Merrow Tecnologia Ltda - ME',
    'Merrow Zym - Merrow Zym - Merrow',
  ])('parts what belongs together: "%s"', (text) => {
    expect(partsOf(text)).toBe(`whole ${text}`);
  });

  it.each([
    ['KUDZWA-NET Kudzwa Corporation', 'whole Kudzwa Corporation'],
    ['AS-KUDZWA Kudzwa, Inc.', 'whole Kudzwa, Inc.'],
    ['KudzwaMetal-AS64500 Kudzwa Metal Works', 'whole Kudzwa Metal Works'],
    ['AS64500 Kudzwa', 'whole Kudzwa'],
  ])('is not needed behind a handle with which the name begins anew: "%s" is %s', (text, parts) => {
    expect(partsOf(text)).toBe(parts);
  });

  it.each([
    'Kudzwa-Pumps Kudzwa AG',
    'KUDZWA-NET Merrow Corporation',
    'Merrow-Kudzwa Foods',
    'AS400 Kudzwa',
    'AS64500 GmbH',
    'Kudzwa-NET GmbH',
  ])('belongs to the name where it stands in one word with another: "%s"', (text) => {
    expect(partsOf(text)).toBe(`whole ${text}`);
  });

  it('leaves what was taken off to be compared, too', () => {
    const [name] = splitNameParts('KNI - Kudzwa Networks of India');
    expect(name?.withPlace).toEqual(['KNI Kudzwa Networks of India']);
  });
});

describe('names in one text', () => {
  it.each([
    ['Acme Ltd', 'whole Acme Ltd'],
    ['Acme Ltd d/b/a Zym', 'whole Acme Ltd | trading Zym'],
    ['Acme LLC DBA Zym', 'whole Acme LLC | trading Zym'],
    ['Acme D.B.A. Zym', 'whole Acme | trading Zym'],
    ['Acme doing business as Zym Foods', 'whole Acme | trading Zym Foods'],
    ['Acme t/a Zym', 'whole Acme | trading Zym'],
    ['Acme trading as: Zym', 'whole Acme | trading Zym'],
    ['Acme aka Zym', 'whole Acme | also Zym'],
    ['Acme now known as Zym', 'whole Acme | also Zym'],
    ['Acme (also known as Zym)', 'whole Acme | also Zym'],
    ['Acme (trading as Zym)', 'whole Acme | trading Zym'],
    ['Acme, formerly Zym', 'whole Acme | former Zym'],
    ['Acme formerly known as Zym Inc', 'whole Acme | former Zym Inc'],
    ['Acme f/k/a Zym', 'whole Acme | former Zym'],
    ['Acme née Zym', 'whole Acme | former Zym'],
    ['Acme c/o Smith & Partners', 'whole Acme'],
    ['Acme Ltd, c/o Jones', 'whole Acme Ltd'],
    ['1025178 Ontario o/a Zym', 'whole 1025178 Ontario | trading Zym'],
    ['1025178 Ontario Ltd. o/a Zym Foods', 'whole 1025178 Ontario Ltd. | trading Zym Foods'],
    ['10647802 CANADA OA ZYM', 'whole 10647802 CANADA | trading ZYM'],
    ['1234567 Canada Inc dba Zym', 'whole 1234567 Canada Inc | trading Zym'],
    ['Acme operating as Zym', 'whole Acme | trading Zym'],
    ['Acme carrying on business as Zym', 'whole Acme | trading Zym'],
    ['ACME TECHNOLOGY OA', 'whole ACME TECHNOLOGY OA'],
    ['Acme Inc., a Delaware corporation', 'whole Acme Inc.'],
    ['Acme LLC, an Ohio limited liability company', 'whole Acme LLC'],
    ['Société dite Acme N.V.', 'whole Acme N.V.'],
  ])('reads "%s" as %s', (text, parts) => {
    expect(partsOf(text)).toBe(parts);
  });

  it.each([
    ['Acme (formerly Zym)', 'whole Acme | former Zym'],
    ['Acme (f/k/a Zym)', 'whole Acme | former Zym'],
    ['Acme [was Zym]', 'whole Acme | former Zym'],
    ['Acme (d/b/a Zym)', 'whole Acme | trading Zym'],
    ['International Business Machines (IBM)', 'whole International Business Machines | bracket IBM'],
    ["Acme' (N.V.) Works", "whole Acme' Works"],
    ['Acme Center (North)', 'whole Acme Center North'],
    ['Acme (Far East) Ltd', 'whole Acme Far East Ltd'],
    ['Brown (N) Group', 'whole Brown N Group'],
    ['Acme (Pacific)', 'whole Acme | bracket Pacific'],
    ['Zym Bank (public joint-stock company)', 'whole Zym Bank public joint-stock company'],
    ['Israel Chemical Society (ICS)', 'whole Israel Chemical Society | bracket ICS'],
    ['Acme (formerly Zym) d/b/a Kud', 'whole Acme | trading Kud | former Zym'],
  ])('reads the brackets of "%s" as %s', (text, parts) => {
    expect(partsOf(text).replace(/ {2,}/g, ' ')).toBe(parts);
  });

  it.each(['DBA Software Inc', 'Trading As One Ltd', 'Formerly Acme', 'Dbase', 'Nokia'])(
    'takes no marker for granted in "%s"',
    (text) => {
      expect(partsOf(text)).toBe(`whole ${text}`);
    },
  );

  it('reads a bracket that a list cut off as one that is closed', () => {
    expect(partsOf('Wasabi (Acme')).toBe('whole Wasabi | bracket Acme');
    expect(partsOf('UNILEVER NV (NL')).toBe('whole UNILEVER NV');
  });

  it.each([
    ['MongoDB, Inc. Class A', 'MongoDB, Inc.'],
    ['Infosys Limited Sponsored ADR', 'Infosys Limited'],
    ['Athena Consumer Acquisition Corp. Class A Common Stock', 'Athena Consumer Acquisition Corp.'],
    ['KOJAMO OYJ KOJAMO ORD SHS', 'KOJAMO OYJ'],
    ['KUDZWA AG INH.', 'KUDZWA AG'],
    ['KUDZWABANKEN-B', 'KUDZWABANKEN'],
    ['Kudzwa AG Vorzugsaktien', 'Kudzwa AG'],
    ['Kudzwa-Aktien', 'Kudzwa'],
    ['KONINKLIJKE VOPAK NV VOPAK ORD', 'KONINKLIJKE VOPAK NV'],
    ['TESLA INC TESLA ORD (CDI)', 'TESLA INC'],
    ['WEIBO CORP WEIBO ADR REP 1 ORD', 'WEIBO CORP'],
    ['UBER TECH.  DL-,00001', 'UBER TECH.'],
    ['VINCI S.A. INH.  EO 2,50', 'VINCI S.A.'],
    ['LYFT INC. CL.A -,00001', 'LYFT INC.'],
    ['HENSOLDT AG INH O.N.', 'HENSOLDT AG'],
    ['ALCOA CORP. O.N.', 'ALCOA CORP.'],
    ['Samsung Electronics Co Ltd Sponsored GDR Pfd', 'Samsung Electronics Co Ltd'],
    ['H+H INTERNATIONAL A/S-B', 'H+H INTERNATIONAL A/S'],
    ['CARGOTEC OYJ-B SHARE', 'CARGOTEC OYJ'],
    ['KINNEVIK AB - B', 'KINNEVIK AB'],
    ['T-MOBILE US INC.DL,-00001', 'T-MOBILE US INC.'],
    ['Kudzwa, AB ser. B', 'Kudzwa, AB'],
    ['Kudzwa, Zymab. L M ser. A', 'Kudzwa, Zymab. L M'],
    ['Kudzwa AB Series B', 'Kudzwa AB'],
    ['Kudzwa Oyj R', 'Kudzwa Oyj'],
    ['Kudzwa Pharmacy Group Co Ltd H', 'Kudzwa Pharmacy Group Co Ltd'],
    ['Kudzwa AG & Co KGAA ST O.N.', 'Kudzwa AG & Co KGAA'],
    ['Kudzwa Germany VZO O.N.', 'Kudzwa Germany'],
    ['Kudzwa AG NA O.N.', 'Kudzwa AG'],
    ['Kudzwa AG & Co KGaA Pref', 'Kudzwa AG & Co KGaA'],
    ['Kudzwa Bank PCL Pref Not Voting', 'Kudzwa Bank PCL'],
    ['Kudzwa Expressway PCL DRC', 'Kudzwa Expressway PCL'],
    ['Kudzwa Cookers Ltd-BO', 'Kudzwa Cookers Ltd'],
    ['Kudzwa SA PN', 'Kudzwa SA'],
    ['Van Lanschot Kempen NV cert. of shs', 'Van Lanschot Kempen NV'],
    ['NOVOLIPETSK STEEL GDS EACH REPR', 'NOVOLIPETSK STEEL'],
    ['Kudzwa Inc. 5.850% Series K Cumulative Redeemable Preferred Stock $0.01 par', 'Kudzwa Inc.'],
    ['Kudzwa Corp 8.250% Series C Fixed-to-Floating Rate Cumulative Stock', 'Kudzwa Corp'],
    ['kudzwa insurance limited 5 625% perpetual non cumulative shares', 'kudzwa insurance limited'],
    ['KUDZWA SA 2% SNR BDS 25/01/2022 EUR100000', 'KUDZWA SA'],
    ['KUDZWA 2.25%15JUL22', 'KUDZWA'],
    ['Kudzwa Investment Corp 7.00%', 'Kudzwa Investment Corp'],
    ['KUDZWA FINANCIAL INC. PREFERRED SERIES B', 'KUDZWA FINANCIAL INC.'],
    ['Kudzwa Inc American Depositary Share (each representing forty (40) Shares)', 'Kudzwa Inc'],
    ['KUDZWA CORP NEW', 'KUDZWA CORP'],
    ['KUDZWA CORP COM NEW', 'KUDZWA CORP'],
    ['KUDZWA GROUP COM NEW', 'KUDZWA GROUP'],
    ['KUDZWA INC COM', 'KUDZWA INC'],
    ['KUDZWA PLC ORD 10P', 'KUDZWA PLC'],
    ['KUDZWA PLC ORD 1 1/4P', 'KUDZWA PLC'],
    ['KUDZWA INC COM STK USD0.01', 'KUDZWA INC'],
    ['KUDZWA PLC ORD NPV', 'KUDZWA PLC'],
    ['KUDZWA AG REG SHS', 'KUDZWA AG'],
    ['KUDZWA SA-REG', 'KUDZWA SA'],
    ['KUDZWA HOLDING-REG', 'KUDZWA HOLDING'],
    ['Kudzwa Inc. Preferred', 'Kudzwa Inc.'],
    ['Kudzwa Acquisition Corp. - Warrants', 'Kudzwa Acquisition Corp.'],
    ['Kudzwa Inc. NASDAQ:KUDZ', 'Kudzwa Inc.'],
    ['Kudzwa AG US0378331005', 'Kudzwa AG'],
    ['Kudzwa Motor Company (K)', 'Kudzwa Motor Company'],
    ['Visa Inc. (V)', 'Visa Inc.'],
  ])('takes the security off "%s"', (text, name) => {
    expect(partsOf(text)).toBe(`whole ${name}`);
  });

  it.each([
    'First Class Travel',
    'Class A',
    'Common Stock Ltd',
    'Concord',
    'Fund 2,50',
    'Model EO 5',
    'Kudzwa Fund III',
    'Kudzwabanken-B',
    'KUDZWA PLAN-B',
    'Kudzwa 100%',
    'Kudzwa 7% Solutions',
    'Kudzwa Mining DRC',
    'Kudzwa SA DRC',
    'Kudzwa Pref',
    'Kudzwa Acquisition Corp. V',
    'Kudzwa Series LLC Series B',
    'Kudzwa Ltd IN',
    'Kudzwa & co b',
    'Plan B',
    'Kudzwa Transport Inc ON',
    'SOMETHING NEW',
    'KUDZWA.COM',
    'KUDZWA COM',
    'Kudzwa Warrants',
    'Kudzwa 10P',
    'KUDZ-REG',
    'Ratio 3:A',
    'Kudzwa DE12345',
  ])('takes no security off "%s"', (text) => {
    expect(partsOf(text)).toBe(`whole ${text}`);
  });

  it.each([
    ['MUNTERS GROUP AB MUNTERS GROUP', 'MUNTERS GROUP AB'],
    ['TECNICAS REUNIDAS SA TECNICAS R', 'TECNICAS REUNIDAS SA'],
    ['GRUPO EMPRESARIAL SAN JOSE SA G', 'GRUPO EMPRESARIAL SAN JOSE SA'],
    ['ATTENDO AB (PUBL) ATTENDO ORD S', 'ATTENDO AB PUBL'],
    ["DE LONGHI SPA DE'LONGHI ORD SHS", 'DE LONGHI SPA'],
    ['FLSMIDTH & CO A/S FLSMIDTH ORD', 'FLSMIDTH & CO A/S'],
    ['UNILEVER PLC; UNILEVER N.V.', 'UNILEVER PLC'],
    ['IMCD NV IMCD GROUP ORD SHS', 'IMCD NV'],
    ['MONTEA CVA MONTEA REIT ORD SHS', 'MONTEA CVA'],
    ['WAL-MART STORES INC WALMART STO', 'WAL-MART STORES INC'],
    ['FINCANTIERI SPA FINCIANTIERI OR', 'FINCANTIERI SPA'],
    ['KUD PROJEKT SA KUD PROJECT ORD SH', 'KUD PROJEKT SA'],
    ['KUDZWA SA KUDZWA FONDATION', 'KUDZWA SA KUDZWA FONDATION'],
    ['KUDZWA SA K', 'KUDZWA SA K'],
    ['KUDZWA OF LIFE CORP KUDZWA OF LIFE JUST FOR YOU', 'KUDZWA OF LIFE CORP KUDZWA OF LIFE JUST FOR YOU'],
    ['TRUST CO OF TEXAS TRUST', 'TRUST CO OF TEXAS TRUST'],
  ])('reads "%s", which may say the name twice, as %s', (text, name) => {
    expect(partsOf(text)).toBe(`whole ${name}`);
  });

  it.each([
    ['Kudzwa Inc /De', 'Kudzwa Inc'],
    ['Kudzwa N V /Fi', 'Kudzwa N V'],
    ['Kudzwa & Company/Mn', 'Kudzwa & Company'],
    ['Kudzwa, Inc. /Cayman Islands/', 'Kudzwa, Inc.'],
    ['Kudzwa Se/Adr', 'Kudzwa Se'],
    ['Kudzwa SpA/Adr', 'Kudzwa SpA'],
    ['Kudzwa Inc./Marshall Islands', 'Kudzwa Inc.'],
    ['Kudzwa Corp IX/Cayman', 'Kudzwa Corp IX'],
    ['Kudzwa Partners / Canada', 'Kudzwa Partners / Canada'],
    ['Kudzwa Youth Centers / CYC', 'Kudzwa Youth Centers / CYC'],
    ['Kudzwa A/S', 'Kudzwa A/S'],
    ['Kudzwa Bar/Inn', 'Kudzwa Bar/Inn'],
  ])('reads "%s", which may end in a state of registration, as %s', (text, name) => {
    expect(partsOf(text)).toBe(`whole ${name}`);
  });

  it.each([
    ['Kudzwa Ltd - London office', 'Kudzwa Ltd'],
    ['Kudzwa Ltd - HQ', 'Kudzwa Ltd'],
    ['Kudzwa Ltd #2', 'Kudzwa Ltd'],
    ['Plumbers Local #2', 'Plumbers Local #2'],
    ['Kudzwa Home-Office', 'Kudzwa Home-Office'],
  ])('reads "%s" as %s', (text, name) => {
    expect(partsOf(text)).toBe(`whole ${name}`);
  });

  it('takes CRM junk off before it splits', () => {
    expect(partsOf('*** DO NOT USE *** Acme Ltd d/b/a Zym (duplicate)')).toBe('whole Acme Ltd | trading Zym');
  });

  it('leaves a text alone that is nothing but junk or brackets', () => {
    expect(partsOf('TEST')).toBe('whole TEST');
    expect(partsOf('(Acme)')).toBe('whole (Acme) | bracket Acme');
    expect(partsOf('   ')).toBe('');
  });

  it('reads "Alpha Ltd d/b/a Beta f/k/a Gamma" as three names', () => {
    expect(partsOf('Alpha Ltd d/b/a Beta f/k/a Gamma')).toBe('whole Alpha Ltd | trading Beta | former Gamma');
  });

  it('leaves no gap where a bracket stood', () => {
    expect(partsOf('Acme (UK) Ltd')).not.toContain('  ');
  });

  // name-parts.ts splitNameParts: the text without brackets is what is shown, as the legal name of the entity too.
  it.fails.each(['Acme (UK) Ltd', 'Acme (Pty) Ltd', '日立製作所(株)'])(
    'shows "%s" as it was written',
    (text) => {
      expect(splitNameParts(text)[0]?.text).toBe(text);
    },
  );
});
