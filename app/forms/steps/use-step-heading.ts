import { useEffect, useRef } from 'react';

/**
 * Ref for the heading of a form's current step. The heading of the next step gets the focus, which announces it. When
 * the page opens, its own heading comes first.
 * @param step identifies the step
 */
export function useStepHeading(step: number | string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (step !== shown.current) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
