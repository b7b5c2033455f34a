import { type ObjectInputProps, PatchEvent, unset } from 'sanity';
import { OF_ONE_PICTURE, replacesPicture } from './new-picture.ts';

/**
 * A picture input. Clears hotspot, crop and alternative text when the picture is replaced. The Studio does that only
 * for its own image type.
 */
export function PictureInput(props: ObjectInputProps) {
  const onChange: ObjectInputProps['onChange'] = (change) => {
    const { patches } = PatchEvent.from(change);
    const isOther = props.value?.['asset'] !== undefined && replacesPicture(patches);
    props.onChange(isOther ? [...patches, ...OF_ONE_PICTURE.map((name) => unset([name]))] : change);
  };
  return props.renderDefault({ ...props, onChange });
}
