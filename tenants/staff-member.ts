import { slugOf } from '@rooftop/inventory/slug';
import type { Text } from './text.ts';
import type { StaffMemberKit } from './tenant-kit.ts';

/** Somebody of a team, as a kit tells of him. */
interface Person extends Pick<StaffMemberKit, 'department' | 'phone' | 'store' | 'rating'> {
  readonly name: readonly [first: string, last: string];
  readonly title: Text;
  /** his own mailbox */
  readonly email: string;
  readonly bio: Text;
  /** colours of the monogram that stands for a portrait: the ground, and the letters on it */
  readonly colors: readonly [ground: string, ink: string];
}

/** A member of a team: his address is made from his name, his portrait from his initials. */
export function staffMember({
  name: [firstName, lastName],
  colors: [ground, ink],
  ...said
}: Person): StaffMemberKit {
  const slug = slugOf(`${firstName} ${lastName}`);
  const initials = `${firstName.charAt(0)}${lastName.charAt(0)}`;
  return {
    key: slug,
    slug,
    firstName,
    lastName,
    image: { monogram: { initials, ground, ink } },
    active: true,
    ...said,
  };
}
