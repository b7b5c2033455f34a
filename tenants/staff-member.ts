import { slugOf } from '@rooftop/inventory/slug';
import type { Text } from './text.ts';
import type { StaffMemberKit } from './tenant-kit.ts';

/** A staff member as described by a kit. */
interface Person extends Pick<StaffMemberKit, 'department' | 'phone' | 'store' | 'rating'> {
  readonly name: readonly [first: string, last: string];
  readonly title: Text;
  /** Their own mailbox. */
  readonly email: string;
  readonly bio: Text;
  /** Colors of the monogram that replaces a portrait: background and letters. */
  readonly colors: readonly [ground: string, ink: string];
}

/** Creates a staff member, with a slug made from their name and a portrait made from their initials. */
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
