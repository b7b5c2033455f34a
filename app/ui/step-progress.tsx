interface StepProgressProps {
  /** Such as `Step 2 of 5`. */
  readonly text: string;
  /** Number of the current step, from 1. */
  readonly value: number;
  /** Number of steps. */
  readonly max: number;
}

/** How far a form of several steps has come: as text, and as a bar for the eyes only. */
export function StepProgress({ text, value, max }: StepProgressProps) {
  return (
    <p className="step-progress number">
      {text}
      <progress max={max} value={value} aria-hidden="true" />
    </p>
  );
}
