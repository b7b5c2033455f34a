/** Maximum characters of a name or number. */
const LONGEST = 300;

/** What a conversation says about the customer. Empty texts are unknown. */
interface Conversation {
  readonly name: string;
  readonly phone: string;
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, LONGEST) : '';

/**
 * Reads the event of a chat service (spec 3, chat conversation event): the customer's name, and their phone as a value
 * of the customer or of the conversation.
 * @param detail untrusted
 */
export function readConversation(detail: unknown): Conversation {
  const customer = property(detail, 'customer');
  const phone = property(customer, 'phone');
  return {
    name: text(property(customer, 'name')),
    phone: text(property(phone, 'value')) || text(phone) || text(property(detail, 'phone')),
  };
}
