/** What is known about the person in a chat. */
interface ConversationContact {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
}

/**
 * Splits the name of a chat on spaces: the first word is the first name and the rest the last name (spec 5). What the
 * chat doesn't say is taken from the stored values.
 */
export function conversationContact(
  name: string,
  phone: string,
  stored: ConversationContact,
): ConversationContact {
  const [first, ...rest] = name.split(' ').filter((word) => word !== '');
  const last = rest.join(' ');
  return {
    firstName: first ?? stored.firstName,
    lastName: last === '' ? stored.lastName : last,
    phone: phone === '' ? stored.phone : phone,
  };
}
