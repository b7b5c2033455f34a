import { type ObjectInputProps, PatchEvent, unset } from 'sanity';
import { OF_ONE_PICTURE, replacesPicture } from './new-picture.ts';

/**
 * A picture. Its hotspot, crop and text go when another one takes its place; the Studio does so for its own type of
 * image alone.
 */
export function PictureInput(props: ObjectInputProps) {
  const onChange: ObjectInputProps['onChange'] = (change) => {
    const { patches } = PatchEvent.from(change);
    const isOther = props.value?.['asset'] !== undefined && replacesPicture(patches);
    props.onChange(isOther ? [...patches, ...OF_ONE_PICTURE.map((name) => unset([name]))] : change);
  };
  return props.renderDefault({ ...props, onChange });
}
