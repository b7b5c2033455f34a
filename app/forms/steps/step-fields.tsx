import type { ComponentType } from 'react';
import type { StepProps } from './step-form.tsx';

/** The component of each kind of step. A kind without one does not compile. */
export type StepComponents<Step extends { readonly kind: string }> = {
  readonly [Kind in Step['kind']]: ComponentType<StepProps<Extract<Step, { readonly kind: Kind }>>>;
};

interface StepFieldsProps<Step extends { readonly kind: string }> extends StepProps<Step> {
  readonly components: StepComponents<Step>;
}

/** A step before the last, by the component of its kind. */
export function StepFields<Step extends { readonly kind: string }>({
  components,
  step,
  sending,
}: StepFieldsProps<Step>) {
  const kind: Step['kind'] = step.kind;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the component of this kind takes this step
  const Component = components[kind] as ComponentType<StepProps<Step>>;
  return <Component step={step} sending={sending} />;
}
