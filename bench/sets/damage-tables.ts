/** How a legal form is written besides. */
const SPELLINGS = `
  Inc=Inc.,Incorporated Incorporated=Inc,Inc. Corp=Corp.,Corporation Corporation=Corp,Corp. Co=Co.,Company
  Company=Co,Co. Companies=Cos Ltd=Ltd.,Limited Limited=Ltd,Ltd. LLC=L.L.C. LP=L.P. PLC=P.L.C. GmbH=G.m.b.H.
  AG=A.G.,Aktiengesellschaft Aktiengesellschaft=AG SA=S.A. NV=N.V. BV=B.V. SpA=S.p.A. SRL=S.r.l. SE=S.E. AB=A.B. AS=A/S
  Oy=Oy.
`;

const SHORT = `
  International=Intl,Int'l National=Natl,Nat'l Technologies=Tech,Techs Technology=Tech Manufacturing=Mfg Management=Mgmt
  Services=Svcs,Svc Service=Svc Systems=Sys Industries=Ind,Inds Industrial=Ind Laboratories=Labs Laboratory=Lab
  Pharmaceuticals=Pharma,Pharm Pharmaceutical=Pharma Holdings=Hldgs Holding=Hldg Group=Grp Financial=Fin,Finl
  Associates=Assoc Association=Assn Engineering=Eng,Engg Development=Dev Insurance=Ins Investment=Inv Investments=Inv
  Electric=Elec Electronics=Elec Communications=Comm,Comms Properties=Props Products=Prods Resources=Res Research=Res
  American=Amer University=Univ Acquisition=Acq Bancshares=Bancshs Brothers=Bros Enterprises=Ent Partners=Ptnrs
  Solutions=Soln,Sol Therapeutics=Tx Equipment=Equip Chemical=Chem General=Gen Medical=Med Energy=Engy and=& &=and
`;

/** By the letters and digits of the form, without case. */
export const SPELLINGS_OF_FORM: ReadonlyMap<string, readonly string[]> = tableOf(SPELLINGS);

/** By the word in lower case. */
export const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = tableOf(SHORT);

/** What people put behind a name that has no legal form; `Inc` and the like where the country is not listed. */
export const FORMS_OF_COUNTRY: ReadonlyMap<string, readonly string[]> = tableOf(`
  US=Inc,Inc.,LLC,Corp CA=Inc,Ltd GB=Ltd,Limited,PLC IE=Ltd,Limited DE=GmbH,AG AT=GmbH,AG CH=AG,SA FR=SA,SAS BE=NV,SA
  NL=BV,B.V.,NV IT=SpA,S.p.A.,Srl ES=SA,SL PT=SA SE=AB NO=AS DK=A/S,ApS FI=Oy JP=Ltd,Co.,KK IN=Ltd,Limited AU=Ltd
`);

export const JUNK: readonly string[] = [
  ' - DO NOT USE',
  ' (duplicate)',
  ' - DUPLICATE',
  ' (old)',
  ' (inactive)',
  ' **',
  ' #2',
  ' - HQ',
  ' - London office',
  ' - New York office',
  ' (Sales)',
  ' - Accounts Payable',
];

/** Keys beside a key on an American keyboard. */
export const NEIGHBOUR_KEYS: ReadonlyMap<string, string> = new Map(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) =>
    [...row].map((key, at): [string, string] => [
      key,
      row.slice(Math.max(0, at - 1), at) + row.slice(at + 1, at + 2),
    ]),
  ),
);

function tableOf(text: string): ReadonlyMap<string, readonly string[]> {
  const entries = text.trim().split(/\s+/);
  return new Map(
    entries.map((entry): [string, readonly string[]] => {
      const [word = '', others = ''] = entry.split('=');
      return [word.toLowerCase(), others.split(',')];
    }),
  );
}
