import { type ObjectInputProps, PatchEvent, unset } from 'sanity';
import { PICTURE_SPECIFIC_FIELDS, replacesPicture } from './new-picture.ts';

/**
 * A picture input. Clears hotspot, crop and alternative text when the picture is replaced. The Studio does that only
 * for its own image type.
 */
export function PictureInput(props: ObjectInputProps) {
  const onChange: ObjectInputProps['onChange'] = (change) => {
    const { patches } = PatchEvent.from(change);
    const isOther = props.value?.['asset'] !== undefined && replacesPicture(patches);
    props.onChange(isOther ? [...patches, ...PICTURE_SPECIFIC_FIELDS.map((name) => unset([name]))] : change);
  };
  return props.renderDefault({ ...props, onChange });
}
