import { describe, expect, it } from 'vitest';
import { company } from '../builders.ts';
import { answerOf, resolverOf, statementOf } from './matching.ts';

const named = (name: string) => company({ name });

describe('a company by its name alone', () => {
  const resolve = resolverOf(
    ...['Acme Ltd', 'Nestlé S.A.', 'AT&T Inc', 'H&R Block Inc', 'J.P. Morgan & Co', 'D.R. Horton Inc'].map(
      named,
    ),
    ...['A. O. Smith Corp', 'Walmart Inc', 'Super Micro Computer Inc', 'Mohawk Industries Inc', '3M Co'].map(
      named,
    ),
    ...['Zymergen Inc', 'Raytheon Technologies Corp', 'Berkshire Hathaway Inc', 'The Home Depot Inc'].map(
      named,
    ),
    ...["O'Reilly Automotive Inc", 'Saint-Gobain SA', 'Ernst & Young LLP', '7-Eleven Inc', 'E.ON SE'].map(
      named,
    ),
    ...[
      'Deutsche Börse AG',
      'Citigroup Inc',
      'U.S. Steel Corp',
      'Zymergen Fund VII LP',
      'Bank of Montreal',
    ].map(named),
    ...[
      'Coca-Cola Company',
      'Amazon.com Inc',
      'Procter & Gamble Company',
      'I.B.M. Corp',
      'Kudzwa Centre',
    ].map(named),
  );

  it.each([
    ['ACME LIMITED', 'Acme Ltd'],
    ['Acme', 'Acme Ltd'],
    ['NESTLE', 'Nestlé S.A.'],
    ['AT&T', 'AT&T Inc'],
    ['ATT Inc.', 'AT&T Inc'],
    ['H&R BLOCK', 'H&R Block Inc'],
    ['HR Block', 'H&R Block Inc'],
    ['JP Morgan', 'J.P. Morgan & Co'],
    ['J P MORGAN & CO', 'J.P. Morgan & Co'],
    ['JPMorgan', 'J.P. Morgan & Co'],
    ['HORTON D R INC /DE/', 'D.R. Horton Inc'],
    ['Horton D R Inc /De/', 'D.R. Horton Inc'],
    ['Horton D R Inc/New', 'D.R. Horton Inc'],
    ['DR Horton', 'D.R. Horton Inc'],
    ['SMITH A O CORP', 'A. O. Smith Corp'],
    ['AO Smith', 'A. O. Smith Corp'],
    ['WAL MART INC', 'Walmart Inc'],
    ['Wal-Mart', 'Walmart Inc'],
    ['SuperMicro Computer', 'Super Micro Computer Inc'],
    ['MOHAWK INDS INC', 'Mohawk Industries Inc'],
    ['Mohawk Ind.', 'Mohawk Industries Inc'],
    ['3M', '3M Co'],
    ['3 M COMPANY', '3M Co'],
    ['Raytheon Tech', 'Raytheon Technologies Corp'],
    ['Ratheon Technologies', 'Raytheon Technologies Corp'],
    ['Berkshire Hathway', 'Berkshire Hathaway Inc'],
    ['HATHAWAY BERKSHIRE', 'Berkshire Hathaway Inc'],
    ['HOME DEPOT', 'The Home Depot Inc'],
    ['Home Depot, The', 'The Home Depot Inc'],
    ['Homedepot', 'The Home Depot Inc'],
    ['O REILLY AUTOMOTIVE INC', "O'Reilly Automotive Inc"],
    ['OReilly Auto', "O'Reilly Automotive Inc"],
    ['St. Gobain', 'Saint-Gobain SA'],
    ['Ernst and Young', 'Ernst & Young LLP'],
    ['Ernst Young', 'Ernst & Young LLP'],
    ['Seven Eleven', '7-Eleven Inc'],
    ['7-11', '7-Eleven Inc'],
    ['EON', 'E.ON SE'],
    ['DEUTSCHE BOERSE AG', 'Deutsche Börse AG'],
    ['CITI GROUP INC', 'Citigroup Inc'],
    ['U S STEEL CORP', 'U.S. Steel Corp'],
    ['US Steel', 'U.S. Steel Corp'],
    ['ZYMERGEN FUND 7 L.P.', 'Zymergen Fund VII LP'],
    ['Bk of Montreal', 'Bank of Montreal'],
    ['COCA COLA CO', 'Coca-Cola Company'],
    ['Cocacola', 'Coca-Cola Company'],
    ['amazon.com', 'Amazon.com Inc'],
    ['AMAZON COM INC', 'Amazon.com Inc'],
    ['Procter and Gamble', 'Procter & Gamble Company'],
    ['Proctor & Gamble', 'Procter & Gamble Company'],
    ['IBM', 'I.B.M. Corp'],
    ['I B M', 'I.B.M. Corp'],
    ['KUDZWA CTR', 'Kudzwa Centre'],
    ['Kudzwa Center', 'Kudzwa Centre'],
    ['Zymergenn', 'Zymergen Inc'],
    ['Zimergen', 'Zymergen Inc'],
  ])('knows "%s" as %s', (record, name) => {
    expect(answerOf(resolve(record))).toBe(name);
  });

  it.each([
    '*** DO NOT USE *** Zymergen Inc',
    'Zymergen Inc (duplicate)',
    'Zymergen Inc - DUPLICATE',
    'zzz_Zymergen',
    'Zymergen Inc #12345',
    'Zymergen (001A000001LkJhGIAV)',
    'ZYMERGEN INC /DE/',
    '"Zymergen"',
    'Zymergen™',
    '  zymergen   inc., ',
    'Account: Zymergen',
    'Zymergen c/o Smith & Partners',
    'Zymergen Inc (formerly Wexford)',
    'Wexford (formerly Zymergen Inc)',
    'Zymergen LLC d/b/a Wexford',
    'Wexford LLC, also known as Zymergen',
    'Zymergen, Inc. t/a Wex',
    'Zymergen (Emeryville HQ)',
    'Zymergen (ZY)',
  ])('is sure of Zymergen in "%s"', (record) => {
    expect(statementOf(resolve(record))).toBe('HIGH Zymergen Inc');
  });

  it('does not look behind c/o', () => {
    expect(answerOf(resolve('Smith & Partners c/o Zymergen'))).not.toContain('Zymergen');
  });

  it.each([
    ['AT & T', 'AT&T Inc'],
    ['A T & T Inc', 'AT&T Inc'],
    ['H & R Block', 'H&R Block Inc'],
  ])('knows "%s", with spaces, as %s', (record, name) => {
    expect(answerOf(resolve(record))).toBe(name);
  });

  // compare-name-pair.ts pairBits: joints weigh nothing, also where the name has no other word.
  it.fails.each(['DO & CO AG', 'Das AG', 'ΔΕΗ Α.Ε.'])(
    'knows "%s" as itself, though all of its words are joints',
    (name) => {
      expect(answerOf(resolve(name))).toBe(name);
    },
  );

  it('takes "Zymergen - Chicago" for Zymergen, and is not sure', () => {
    expect(statementOf(resolve('Zymergen - Chicago'))).toMatch(/^(LOW|MEDIUM) Zymergen Inc$/);
  });
});

describe('a number behind a name', () => {
  const resolve = resolverOf(
    ...['Kudzwa Coffee #304', 'Kudzwa Coffee #305', 'Zymergen Bakery #304', 'Wexford Inc'].map(named),
  );

  it.each([
    ['Kudzwa Coffee #304', 'HIGH Kudzwa Coffee #304'],
    ['Kudzwa Coffee #305', 'HIGH Kudzwa Coffee #305'],
    ['Kudzwa Coffee 305', 'HIGH Kudzwa Coffee #305'],
    ['Zymergen Bakery # 304', 'HIGH Zymergen Bakery #304'],
    ['Wexford #12345', 'HIGH Wexford Inc'],
    ['Wexford Inc #12345', 'HIGH Wexford Inc'],
  ])('is read in "%s"', (record, answer) => expect(statementOf(resolve(record))).toBe(answer));

  it.each(['Kudzwa Coffee #306', 'Zymergen Bakery #305', 'Zymergen Bakery 305', 'Zymergen Bakery'])(
    'makes another company of "%s"',
    (record) => expect(statementOf(resolve(record))).toMatch(/none|LOW/),
  );

  it('may be left out in the house of the store, with its telephone', () => {
    const door = { phone: '+49 381 4567890', address: '12 Harbour Road', city: 'Rostock', country: 'DE' };
    const resolveNear = resolverOf(company({ name: 'Zymergen Bakery #304', ...door }));
    expect(answerOf(resolveNear({ trading_name: 'Zymergen Bakery', ...door }))).toBe('Zymergen Bakery #304');
    expect(answerOf(resolveNear({ trading_name: 'Zymergen Bakery #305', ...door }))).toBe('none');
  });
});

describe('what stands in the brackets of two names', () => {
  const resolve = resolverOf(
    ...['Zelkova Savings Bank (Texas)', 'Quantock (Insurance)', 'Harbury (Werk 1)'].map(named),
    ...['Wexford College (RI)', 'Tamworth Mills (Leeds)', 'Tamworth Mills (Derby)'].map(named),
  );

  it.each([
    ...['Zelkova Savings Bank (Nebraska)', 'Quantock (Bank)', 'Harbury (Werk 2)'],
    ...['Wexford College (Providence)', 'Tamworth Mills (Ripon)'],
  ])('tells two companies: "%s" is another', (record) =>
    expect(statementOf(resolve(record))).toMatch(/none|LOW/),
  );

  it.each([
    ['Zelkova Savings Bank (TX)', 'MEDIUM Zelkova Savings Bank (Texas)'],
    ['Quantock (Insurance)', 'HIGH Quantock (Insurance)'],
    ['Quantock (Sales)', 'HIGH Quantock (Insurance)'],
    ['Harbury (Werk 1)', 'HIGH Harbury'],
    ['Harbury', 'HIGH Harbury'],
    ['Tamworth Mills (Derby)', 'HIGH Tamworth Mills'],
  ])('is that of the company, or says nothing: "%s"', (record, answer) =>
    expect(statementOf(resolve(record))).toBe(answer),
  );

  it('is quoted', () => {
    expect(resolve('Harbury (Werk 2)').reasoning).toContain('"2" is only in the record\'s name');
  });

  it('may be what somebody says of it, at its own website', () => {
    const resolveAt = resolverOf(company({ name: 'Quantock (Insurance)', website: 'quantock.com' }));
    const answer = statementOf(resolveAt({ trading_name: 'Quantock (Bank)', website: 'quantock.com' }));
    expect(answer).not.toBe('none');
  });
});

describe('initials that spell an article or joint of some language', () => {
  const resolve = resolverOf(named('Zelkova University'), named('Quantock Plumbing LLC'));

  it.each([
    'Zelkova A&M University',
    'Zelkova A & T University',
    'D.E. Zelkova University',
    'Zelkova A and M University',
  ])('are a word: %s', (name) => {
    expect(statementOf(resolve(name))).not.toMatch(/^(?:HIGH|MEDIUM)/);
  });

  it('are none where they are written as one', () => {
    for (const name of ['Zelkova de University', 'The Zelkova University of the'])
      expect(statementOf(resolve(name))).toBe('HIGH Zelkova University');
  });
});

describe('a single letter within a name', () => {
  const resolve = resolverOf(
    ...['Quantock I Solar', 'Zymergen C Park', 'Wexford 1 Hydro', 'Edwin I Hatch Inc'].map(named),
    ...['Kudzwa y Asociados SL', 'Tamworth Comércio E Indústria Ltda', 'Nowak I Wspólnicy'].map(named),
    ...['Harbury B Storage', 'Crédit d’Équipement Molland', "L'Ostermeyer SA"].map(named),
    ...['Zelkova Inc', 'Wexcombe Plumbing LLC', 'Grupo Baxley'].map(named),
    ...['La Merida I District', 'San Ignacio I Terminus', 'Institut De Quercia I Tecnologia'].map(named),
  );

  it.each(['La Merida District', 'San Ignacio Terminus', 'La Merida II District'])(
    'counts before any word, in capitals among small letters: "%s" is another company',
    (record) => expect(statementOf(resolve(record))).toMatch(/none|LOW/),
  );

  it.each(['Quantock Solar', 'Quantock II Solar', 'Zymergen D Park', 'Zymergen E Park', 'Wexford Hydro'])(
    'counts or labels: "%s" is another company',
    (record) => expect(statementOf(resolve(record))).toMatch(/none|LOW/),
  );

  it.each([
    ...[
      'Zelkova A',
      'Zelkova D Inc',
      'Zelkova E',
      'ZELKOVA L',
      'Zelkova O',
      'Zelkova Y Company',
      'Zelkova e',
    ],
    ...['Wexcombe D Plumbing', 'Wexcombe Plumbing E LLC', 'Grupo Baxley Y'],
  ])('is no article at the end of a name or before a trade: "%s" is not surely the company', (record) =>
    expect(statementOf(resolve(record))).not.toMatch(/HIGH/),
  );

  it('tells at the end of a name what other letters tell', () => {
    const [article, letter] = ['Zelkova D', 'Zelkova B'].map((name) => resolve(name));
    expect(article && statementOf(article)).toBe(letter && statementOf(letter));
    expect(article?.reasoning).toContain('"D" is only in the record\'s name');
  });

  it('is an initial with its dot', () => {
    expect(statementOf(resolve('Zelkova, D.'))).toBe('HIGH Zelkova Inc');
  });

  it.each(['Harbury Storage', 'Harbury E Storage'])('labels: "%s" is another company', (record) =>
    expect(statementOf(resolve(record))).toMatch(/none|LOW/),
  );

  it.each([
    ['Quantock 1 Solar', 'HIGH Quantock I Solar'],
    ['QUANTOCK I SOLAR', 'HIGH Quantock I Solar'],
    ['Wexford I Hydro', 'HIGH Wexford 1 Hydro'],
    ['Edwin Hatch', 'HIGH Edwin I Hatch Inc'],
    ['La Merida 1 District', 'HIGH La Merida I District'],
    ['Institut De Quercia Tecnologia', 'HIGH Institut De Quercia I Tecnologia'],
    ['Nowak Wspólnicy', 'MEDIUM Nowak I Wspólnicy'],
    ['Institut de Quercia & Tecnologia', 'HIGH Institut De Quercia I Tecnologia'],
    ['Kudzwa Asociados SL', 'HIGH Kudzwa y Asociados SL'],
    ['KUDZWA Y ASOCIADOS', 'HIGH Kudzwa y Asociados SL'],
    ['Kudzwa & Asociados', 'HIGH Kudzwa y Asociados SL'],
    ['Tamworth Comercio Industria Ltda', 'HIGH Tamworth Comércio E Indústria Ltda'],
    ['Nowak i Wspólnicy', 'HIGH Nowak I Wspólnicy'],
    ['Credit Equipement Molland', 'HIGH Crédit d’Équipement Molland'],
  ])('is a numeral, a joint or an initial: "%s"', (record, answer) =>
    expect(statementOf(resolve(record))).toBe(answer),
  );
});

describe('other names', () => {
  const resolve = resolverOf(
    company({ name: 'Zymergen Platforms Inc', formerName: 'Kudzwa Inc' }),
    company({ name: 'Wexford Business Machines (WBM)' }),
    company({ name: 'Quillon Foods', legalName: 'Tamarin Holdings PLC' }),
  );

  it.each([
    ['Kudzwa', 'Zymergen Platforms Inc'],
    ['Kud Zwa', 'Zymergen Platforms Inc'],
    ['WBM', 'Wexford Business Machines'],
    ['W.B.M. Inc', 'Wexford Business Machines'],
    ['Tamarin Holdings', 'Quillon Foods'],
    ['Tamarin Holdings PLC t/a Quillon Foods', 'Quillon Foods'],
  ])('knows "%s" as %s', (record, name) => {
    expect(answerOf(resolve(record)).trim()).toBe(name);
  });
});

describe('names in other scripts', () => {
  const names = [
    ...['ПАО «Газпром»', 'Εθνική Τράπεζα της Ελλάδος Α.Ε.', 'مصرف الراجحي', 'שופרסל בע"מ', 'ООО Ромашка'],
    ...[
      '华为技术有限公司',
      'トヨタ自動車株式会社',
      '삼성전자 주식회사',
      'ソニーグループ株式会社',
      'ბანკი თბილისი',
    ],
    ...['Ռոսգոսստրախ', 'ปตท. จำกัด', 'भारतीय स्टेट बैंक', '株式会社日立製作所', 'Ελλάκτωρ Α.Ε.'],
  ];
  const resolve = resolverOf(...names.map((name, at) => company({ id: String(at), name })));

  it.each(names.filter((name) => !name.startsWith('トヨタ')))('knows "%s" as itself', (name) => {
    expect(statementOf(resolve(name))).toBe(`HIGH ${name}`);
  });

  it('knows a name as itself, also when another company has it in English', () => {
    expect(answerOf(resolve('トヨタ自動車株式会社'))).toBe('トヨタ自動車株式会社');
    expect(resolve('トヨタ自動車株式会社').explanation.runner_up?.name).toBe('Toyota Motor Corporation');
  });

  it.each([
    ['ГАЗПРОМ', 'ПАО «Газпром»'],
    ['Gazprom', 'ПАО «Газпром»'],
    ['Romashka OOO', 'ООО Ромашка'],
    ['ΕΘΝΙΚΗ ΤΡΑΠΕΖΑ ΤΗΣ ΕΛΛΑΔΟΣ', 'Εθνική Τράπεζα της Ελλάδος Α.Ε.'],
    ['Ethniki Trapeza tis Ellados', 'Εθνική Τράπεζα της Ελλάδος Α.Ε.'],
    ['שופרסל', 'שופרסל בע"מ'],
    ['华为技术', '华为技术有限公司'],
    ['華為技術有限公司', '华为技术有限公司'],
    ['トヨタ自動車', 'トヨタ自動車株式会社'],
    ['ﾄﾖﾀ自動車', 'トヨタ自動車株式会社'],
    ['㈱トヨタ自動車', 'トヨタ自動車株式会社'],
    ['日立製作所㈱', '株式会社日立製作所'],
    ['(株)日立製作所', '株式会社日立製作所'],
    ['삼성전자㈜', '삼성전자 주식회사'],
    ['삼성전자', '삼성전자 주식회사'],
    ['(주)삼성전자', '삼성전자 주식회사'],
  ])('knows "%s" as %s', (record, name) => {
    expect(answerOf(resolve(record))).toBe(name);
  });

  it('keeps two names of one script apart', () => {
    expect(answerOf(resolve('库瓦汽车有限公司'))).toBe('none');
    expect(answerOf(resolve('Роснефть'))).toBe('none');
  });

  it.each([
    ['现代汽车有限公司', 'Hyundai Motor Company'],
    ['현대자동차', 'Hyundai Motor Company'],
    ['Shufersal', 'שופרסל בע"מ'],
  ])('knows "%s" in another language as %s, and is not sure', (record, name) => {
    expect(answerOf(resolve(record))).toBe(name);
    expect(statementOf(resolve(record))).not.toMatch(/^HIGH/);
    expect(resolve(record).reasoning).not.toContain('other name');
  });

  // any-ascii writes consonants alone, so the usual Latin form of a Hebrew or Arabic name has letters too many.
  it.fails.each([['Masraf Al Rajhi', 'مصرف الراجحي']])('knows the romanised "%s" as %s', (record, name) => {
    expect(answerOf(resolve(record))).toBe(name);
  });
});

describe('a legal form in front of the name of a record without a country', () => {
  const resolve = resolverOf(
    company({ name: 'Kudzwa AB', country: 'SE' }),
    company({ name: 'Quantock', legalName: 'Quantock S.R.L.', country: 'RO' }),
    company({ name: 'AS Wexford', country: 'IT' }),
    company({ name: 'Lumo', country: 'US' }),
  );

  it.each([
    ['AB Kudzwa', 'Kudzwa AB'],
    ['SC Quantock SRL', 'Quantock'],
    ['AS Wexford', 'AS Wexford'],
  ])('is one where companies have it, and a word of the name elsewhere: %s', (name, found) => {
    expect(statementOf(resolve({ legal_name: name }))).toBe(`HIGH ${found}`);
  });

  it('is none where no company has it', () => {
    expect(statementOf(resolve({ legal_name: 'AB Lumo' }))).not.toBe('HIGH Lumo');
  });
});
