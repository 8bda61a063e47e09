import type { ComponentChildren } from 'preact';

interface CardProps {
  readonly title: string;
  /** The page that has all of it. */
  readonly href: string;
  readonly link: string;
  readonly children: ComponentChildren;
}

/** One thing that may wait for somebody. */
export function Card({ title, href, link, children }: CardProps) {
  return (
    <section class="card">
      <h2>{title}</h2>
      {children}
      <p>
        <a href={href}>{link}</a>
      </p>
    </section>
  );
}
