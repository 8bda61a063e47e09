/**
 * Families that one company writes side by side: a register's form and what it is called in English
 * or in the country's other languages. Not equal everywhere, but no sign of two companies.
 */
const TRANSLATIONS: Readonly<Record<string, string>> = {
  limited:
    'cn-limited cn-joint-stock kk yugen godo kr-jusik kr-yuhan ooo tov llp sro spzoo doo ood kft sdn-bhd gmbh bv srl sarl sl ltda as aps ab oy ou sia uab wll epe shpk s-de-rl public-limited corporation pt fze jsc iranian-limited',
  corporation:
    'kk kr-jusik cn-limited cn-joint-stock sa ag nv sa-de-cv ab as jsc pjsc llc pt bhd sac srl spa professional-corporation benefit-corporation one-person-corporation',
  'public-limited': 'bhd pjsc nyrt oyj asa ab nv sa ag kk spa pt-tbk cn-joint-stock ad dd as jsc se',
  llc: 'ooo tov wll gmbh doo godo srl sarl s-de-rl ltda limited kr-yuhan kr-yuhan-chaegim sro spzoo sia uab fze bv',
  jsc: 'as ad dd zrt nyrt sa ab pjsc ojsc cjsc prjsc gulf-public sae cn-joint-stock kk ag sha sia',
  pjsc: 'ojsc gulf-public',
  prjsc: 'cjsc',
  sa: 'nv ag spa se saa sac sal',
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
};

/** Tells whether two families are one form, or names for it in two languages. */
export function areTranslations(left: string, right: string): boolean {
  return left === right || lists(left, right) || lists(right, left);
}

function lists(family: string, other: string): boolean {
  return (TRANSLATIONS[family] ?? '').split(' ').includes(other);
}
