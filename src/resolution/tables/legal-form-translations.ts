/**
 * Families that one company writes side by side: a register's form and what it is called in English
 * or in the country's other languages. Not equal everywhere, but no sign of two companies.
 */
const TRANSLATIONS: Readonly<Record<string, string>> = {
  limited:
    'cn-limited cn-joint-stock kk yugen godo kr-jusik kr-yuhan ooo tov llp sro spzoo doo ood kft sdn-bhd gmbh bv srl sarl sl ltda as aps ab oy ou sia uab wll epe ike shpk s-de-rl public-limited corporation pt fze jsc iranian-limited',
  corporation:
    'kk kr-jusik cn-limited cn-joint-stock sa ag nv sa-de-cv oyj ab as jsc pjsc llc pt bhd sac srl spa wll gulf-public gulf-private-shares eg-limited sae sal iranian-public iranian-private iranian-limited professional-corporation benefit-corporation nonprofit-company one-person-corporation',
  'public-limited': 'bhd pjsc nyrt oyj asa ab nv sa ag kk spa pt-tbk cn-joint-stock ad dd as jsc se',
  llc: 'ooo tov wll gmbh doo godo srl sarl s-de-rl ltda limited kr-yuhan kr-yuhan-chaegim sro spzoo sia uab fze bv',
  jsc: 'as ad dd zrt nyrt sa ab pjsc ojsc cjsc prjsc gulf-public sae cn-joint-stock kk ag sha sia',
  pjsc: 'ojsc gulf-public psc',
  'gulf-public': 'psc cjsc',
  prjsc: 'cjsc',
  sa: 'nv ag spa se saa sac sal sae ca',
  nv: 'ag se',
  ag: 'se spa',
  bv: 'sprl srl sarl',
  srl: 'sprl sarl sl ltda',
  gmbh: 'sarl srl ug ggmbh',
  'gmbh-co-kg': 'kg',
  kg: 'kgaa lp scs',
  lp: 'scs cn-partnership kb ks',
  oy: 'ab oyj',
  oyj: 'ab',
  as: 'asa',
  pt: 'pt-tbk',
  zrt: 'nyrt rt',
  'spzoo-spk': 'spk spzoo',
  spa: 'srl',
  'cn-limited': 'cn-joint-stock cn-company',
  'cn-joint-stock': 'cn-company',
  fze: 'wll',
  cvba: 'scrl societe-cooperative',
  'eg-limited': 'sae sarl wll limited llc',
  'cell-company': 'wll llc fze',
  ike: 'epe professional-corporation',
  'professional-corporation': 'psc',
  sp: 'sole-trader state-enterprise',
  'ii-lt': 'sole-trader',
  sc: 'civil-association share-company soc-coop collective-society societe-cooperative srl sa',
  scm: 'sci mining-company',
  simples: 'societa-semplice',
  'state-enterprise': 'public-enterprise slf',
  'simple-partnership': 'gbr',
  establishment: 'ets sarl sas sa snc sel sole-trader srl sprl bv nv wll llc fze',
  ets: 'sarl sas sa snc sel sole-trader srl sprl bv nv onlus',
  firm: 'gmbh gmbh-co-kg ag ug kg ohg og gbr sole-trader nv bv vof cv srl snc sas spa pt',
  'pl-trade': 'spzoo spzoo-spk spj spk sc-pl ska psa-pl sa sole-trader',
  'md-enterprise': 'srl sa state-enterprise',
};

/** Tells whether two families are one form, or names for it in two languages. */
export function areTranslations(left: string, right: string): boolean {
  return left === right || lists(left, right) || lists(right, left);
}

function lists(family: string, other: string): boolean {
  return OTHERS.get(family)?.has(other) === true;
}

const OTHERS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(TRANSLATIONS).map(([family, others]) => [family, new Set(others.split(' '))]),
);
