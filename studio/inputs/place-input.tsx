import type { ObjectInputProps } from 'sanity';

/** Latitude and longitude. Sanity's type also has an altitude, which the website does not use. */
export function PlaceInput(props: ObjectInputProps) {
  const members = props.members.filter((member) => member.kind !== 'field' || member.name !== 'alt');
  return props.renderDefault({ ...props, members });
}
