import type { ComponentProps } from 'react';

/** Self-contained card, labeled by the heading that `aria-labelledby` refers to. */
export function Card({ className = '', ...rest }: ComponentProps<'article'>) {
  return <article {...rest} className={`card ${className}`.trimEnd()} />;
}
