import { type ObjectInputProps, PatchEvent } from 'sanity';
import { forgetFormerPicture } from './new-picture.ts';

/** A picture; what was said of the one before goes with it. */
export function PictureInput(props: ObjectInputProps) {
  const onChange: ObjectInputProps['onChange'] = (change) => {
    const { patches } = PatchEvent.from(change);
    props.onChange([...forgetFormerPicture(patches, props.value?.['asset'] !== undefined)]);
  };
  return props.renderDefault({ ...props, onChange });
}
