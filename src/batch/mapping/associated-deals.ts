import { numberIn, saysNothing } from '../../crm/numbers.ts';
import type { FieldSpec } from './field-spec.ts';
import { normaliseHeader } from './normal-header.ts';

/** Headers of columns that name or count the opportunities of an account, open or not: what HubSpot exports with associations, and the like. */
export const OPPORTUNITIES: FieldSpec = {
  // biome-ignore format: a table of words
  aliases: [
    'number of associated deals', 'num associated deals', 'associated deals', 'associated deal', 'associated deal ids', 'associated deal id', 'number of deals', 'of deals', 'deals',
    'number of opportunities', 'of opportunities', 'opportunities', 'opportunity count', 'total opportunities', 'associated opportunities', 'associated opportunity',
    'anzahl zugeordneter deals', 'anzahl der zugeordneten deals', 'zugeordnete deals', 'zugeordneter deal', 'zugeordnete deal ids', 'anzahl zugehoriger deals', 'anzahl der zugehorigen deals',
    'zugehorige deals', 'zugehoriger deal', 'zugehorige deal ids', 'anzahl verknupfter deals', 'verknupfte deals', 'anzahl deals', 'anzahl verkaufschancen', 'verkaufschancen', 'anzahl opportunities',
    'nombre de transactions associees', 'transactions associees', 'transaction associee', 'id des transactions associees', 'nombre de transactions', 'nombre d opportunites', 'opportunites',
    'numero de negocios asociados', 'negocios asociados', 'negocio asociado', 'id de negocios asociados', 'numero de negocios', 'numero de oportunidades', 'oportunidades',
    'numero di trattative associate', 'trattative associate', 'trattativa associata', 'numero di affari associati', 'affari associati', 'numero di offerte associate', 'numero di trattative', 'numero di opportunita',
    'aantal gekoppelde deals', 'gekoppelde deals', 'gekoppelde deal', 'aantal geassocieerde deals', 'geassocieerde deals', 'aantal deals', 'aantal verkoopkansen', 'verkoopkansen',
    'numero de negocios associados', 'negocios associados', 'negocio associado',
  ],
  several: 'each',
  wrong: ['email', 'url', 'domain', 'phone', 'date'],
};

/** What CRMs call the stage of an account with an opportunity, HubSpot the last one before `Customer`; folded. */
// biome-ignore format: a table of words
const STAGES: ReadonlySet<string> = new Set([
  'opportunity', 'open opportunity', 'active opportunity', 'sales opportunity', 'verkaufschance', 'offene verkaufschance', 'opportunite', 'oportunidad', 'opportunita',
  'verkoopkans', 'oportunidade', ...['商談', '商机', '业务机会', '영업 기회', '기회'].map(normaliseHeader),
]);
const NO = /^(?:no|false|nein|non|nee|nao)$/;

/**
 * Whether an account has opportunities of which nothing says whether they are open. `deals`: cells of columns of opportunities;
 * undefined where there is no such column, and no stage says that there is one.
 */
export function hasOpportunities(
  deals: readonly string[],
  { types, isTold }: { readonly types: readonly string[]; readonly isTold: boolean },
): boolean | undefined {
  if (deals.some(isSomething) || types.some((type) => STAGES.has(normaliseHeader(type)))) return true;
  return isTold ? false : undefined;
}

function isSomething(text: string): boolean {
  return !saysNothing(text) && numberIn(text) !== 0 && !NO.test(normaliseHeader(text));
}
