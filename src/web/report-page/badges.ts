import { element } from './elements.ts';
import type { PageAccount } from './page.ts';

const KINDS: Readonly<Record<string, string>> = {
  Delete: 'delete',
  Merge: 'merge',
  Associate: 'associate',
  'Associate (missing parent)': 'missing',
};

/** The action in its colour; None with doubt asks to be looked at. */
export function actionBadge({
  action,
  needsReview,
}: Pick<PageAccount, 'action' | 'needsReview'>): HTMLElement {
  if (needsReview && action === 'None') return element('span', { class: 'badge review' }, 'Look at it');
  return element('span', { class: `badge ${KINDS[action] ?? 'none'}` }, action);
}

export function riskBadge(risk: number | null, highRisk: number): HTMLElement | null {
  if (risk === null) return null;
  return element(
    'span',
    { class: risk > highRisk ? 'risk high' : 'risk', title: `Risk ${risk} of 100` },
    String(risk),
  );
}
