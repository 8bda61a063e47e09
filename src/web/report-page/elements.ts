/** What stands in an element: text is always text, and never markup. */
type Content = Node | string | null;

interface Wishes {
  readonly class?: string;
  readonly title?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly onClick?: () => void;
}

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  wishes: Wishes = {},
  ...content: readonly Content[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (wishes.class !== undefined) made.className = wishes.class;
  if (wishes.title !== undefined) made.title = wishes.title;
  for (const [name, value] of Object.entries(wishes.attributes ?? {})) made.setAttribute(name, value);
  if (wishes.onClick !== undefined) made.addEventListener('click', wishes.onClick);
  for (const part of content) if (part !== null) made.append(part);
  return made;
}

/** Text of the file, kept from turning the direction of what stands around it. */
export function fileText(text: string, wishes: Wishes = {}): HTMLElement {
  return element('bdi', wishes, text);
}

export function button(text: string, onClick: () => void, wishes: Wishes = {}): HTMLButtonElement {
  const { attributes, ...others } = wishes;
  return element('button', { ...others, attributes: { type: 'button', ...attributes }, onClick }, text);
}

export function section(id: string, title: string, ...content: readonly Content[]): HTMLElement {
  const heading = element('h2', { attributes: { id: `${id}-title` } }, title);
  return element('section', { attributes: { id, 'aria-labelledby': `${id}-title` } }, heading, ...content);
}

/** A part that is wider than a phone, and scrolls by itself. */
export function scrolling(label: string, content: Element): HTMLElement {
  return element(
    'div',
    { class: 'wide', attributes: { tabindex: '0', role: 'region', 'aria-label': label } },
    content,
  );
}

export function inEnglish(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 0 });
}

export function counted(count: number, one: string, several = `${one}s`): string {
  return `${inEnglish(count)} ${count === 1 ? one : several}`;
}

const LARGE = 10_000_000;

/** Large sums in short: 55.5B. */
export function money(amount: number): string {
  if (Math.abs(amount) < LARGE) return inEnglish(amount);
  return amount.toLocaleString('en-US', { notation: 'compact', maximumSignificantDigits: 3 });
}
