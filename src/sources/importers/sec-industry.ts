/** The line of business of the paper, not of the company: receipts for the shares of a foreign company. */
export const RECEIPTS_SIC = '8880';

/** What EDGAR cuts in the descriptions of its codes (SIC), and what it misspells. */
const WHOLE_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Bldg: 'Building',
    Bldgs: 'Buildings',
    Bookbindg: 'Bookbinding',
    Cellulos: 'Cellulose',
    Cleang: 'Cleaning',
    Clothg: 'Clothing',
    Comm: 'Commercial',
    Comml: 'Commercial',
    Cond: 'Conditioning',
    Const: 'Construction',
    Contaners: 'Containers',
    Elec: 'Electric',
    Equip: 'Equipment',
    Finishd: 'Finished',
    Furnishgs: 'Furnishings',
    Heatg: 'Heating',
    Hwy: 'Highway',
    Indl: 'Industrial',
    Matl: 'Materials',
    Meas: 'Measuring',
    Metalworkg: 'Metalworking',
    Misc: 'Miscellaneous',
    Nonvulcan: 'Nonvulcanizable',
    Opeators: 'Operators',
    Packg: 'Packing',
    Preservd: 'Preserved',
    Prod: 'Production',
    Prods: 'Products',
    Purifing: 'Purifying',
    Refrig: 'Refrigeration',
    Relatd: 'Related',
    Sealg: 'Sealing',
    Shelvg: 'Shelving',
    Synth: 'Synthetic',
    Sys: 'Systems',
    Trailors: 'Trailers',
    Trans: 'Transportation',
    Transmisison: 'Transmission',
    Tv: 'TV',
    Veg: 'Vegetables',
  }),
);

/** The line of business in whole words; empty where the code says what the paper is. */
export function secIndustry({ sic, sicDescription }: { sic: string; sicDescription: string }): string {
  if (sic === RECEIPTS_SIC) return '';
  return sicDescription
    .replace(/\bof fice/g, 'Office')
    .replace(/\s+/g, ' ')
    .replace(/(?<= )Comm(?= & Power)/, 'Communication')
    .replace(/[A-Za-z]+/g, (word) => WHOLE_WORDS.get(word) ?? word)
    .trim();
}
