interface PillProps {
  readonly tone: 'plain' | 'new' | 'good' | 'warn' | 'bad';
  readonly children: string;
}

/** A short mark: a status, or something to look at. */
export const Pill = ({ tone, children }: PillProps) => (
  <span className="desk-pill" data-tone={tone}>
    {children}
  </span>
);
