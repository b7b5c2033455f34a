import type { InputProps } from 'sanity';
import { isNumberInputProps } from 'sanity';
import { DollarsInput } from './dollars-input.tsx';

/** Our own inputs, by the name of the type; the Studio's for all others. */
export function ChooseInput(props: InputProps) {
  if (props.schemaType.name === 'cents' && isNumberInputProps(props)) return <DollarsInput {...props} />;
  return props.renderDefault(props);
}
