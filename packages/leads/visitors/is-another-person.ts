/** What somebody says about who they are. Null, absent and empty values are unknown. */
export interface PersonFacts {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  /** `Jr.`, `Sr.` */
  readonly suffix?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  /** Whether they have entered a code that was sent to the number. */
  readonly phoneVerified?: boolean | undefined;
  readonly dateOfBirth?: string | null | undefined;
}

/** Without case, accents and punctuation. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
const PLAIN = {
  firstName: plain,
  lastName: plain,
  suffix: plain,
  email: (text: string) => text.trim().toLowerCase(),
  phone: (text: string) => text.replaceAll(/\D/g, '').slice(-10),
  dateOfBirth: (text: string) => text.trim(),
} as const satisfies Partial<Record<keyof PersonFacts, (text: string) => string>>;

/**
 * Whether somebody is another person than the one who used the browser before: they have another name, or another email
 * address as well as another phone number, or have verified another number. Somebody who corrects a name or a contact has the
 * same birth date. What either side doesn't say decides nothing.
 */
export function isAnotherPerson(before: PersonFacts, now: PersonFacts): boolean {
  /** Undefined if one of both is unknown. */
  const isSame = (fact: keyof typeof PLAIN): boolean | undefined => {
    const [first, second] = [PLAIN[fact](before[fact] ?? ''), PLAIN[fact](now[fact] ?? '')];
    return first === '' || second === '' ? undefined : first === second;
  };
  const [email, phone] = [isSame('email'), isSame('phone')];
  const hasOtherName = [isSame('firstName'), isSame('lastName'), isSame('suffix')].includes(false);
  const isCorrected = isSame('dateOfBirth') === true && (email === true || phone === true || !hasOtherName);
  if (isCorrected) return false;
  const isVerified = before.phoneVerified === true && now.phoneVerified === true;
  return hasOtherName || (phone === false && (email === false || isVerified));
}
