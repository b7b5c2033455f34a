import type { ReactNode } from 'react';

interface BadgeProps {
  readonly tone?: 'neutral' | 'brand' | 'accent' | 'good' | 'warn' | 'bad';
  /** Dot before the text, filled while the state applies. */
  readonly dot?: 'filled' | 'hollow';
  readonly children: ReactNode;
}

/** Short label for a state. The text carries the meaning; color only supports it. */
export function Badge({ tone = 'neutral', dot, children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone} data-dot={dot}>
      {children}
    </span>
  );
}
