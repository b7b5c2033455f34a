import type { ComponentProps } from 'react';

/** A thing that stands for itself: named by the heading that `aria-labelledby` points at. */
export function Card({ className = '', ...rest }: ComponentProps<'article'>) {
  return <article {...rest} className={`card ${className}`.trimEnd()} />;
}
