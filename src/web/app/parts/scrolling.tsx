import type { ComponentChildren } from 'preact';

interface ScrollingProps {
  readonly label: string;
  /** It is a part of a dialog, and no higher than a few lines. */
  readonly isLow?: boolean;
  readonly children: ComponentChildren;
}

/** A part that may be wider than the window, and scrolls by itself, also by keys. */
export function Scrolling({ label, isLow = false, children }: ScrollingProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class={isLow ? 'low' : 'wide'} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
