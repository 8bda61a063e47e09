import { button, element, inEnglish } from './elements.ts';

const AT_ONCE = 20;
const PRINTED = 200;

/** A long list of which more is made when somebody asks for it; a print has more of it. */
export function inSteps(size: number, make: (at: number) => HTMLElement, what: string): HTMLElement {
  const list = element('div', { class: 'steps' });
  const more = button('', () => {
    const next = list.childElementCount;
    add(AT_ONCE);
    list.children[next]?.querySelector<HTMLElement>('button, [tabindex]')?.focus({ preventScroll: true });
  });
  const add = (count: number) => {
    const from = list.childElementCount;
    const to = Math.min(size, from + count);
    list.append(...Array.from({ length: to - from }, (_, offset) => make(from + offset)));
    const rest = size - to;
    more.hidden = rest === 0;
    more.textContent = `Show ${inEnglish(Math.min(AT_ONCE, rest))} more of ${inEnglish(size)} ${what}`;
  };
  add(AT_ONCE);
  addEventListener('beforeprint', () => add(Math.max(0, PRINTED - list.childElementCount)));
  return element('div', {}, list, more);
}
