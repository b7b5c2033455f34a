/** What is remembered of a visitor: with his consent what he told of himself, without it what he may see. */
import { z } from 'zod';
import { leadAddressShape } from './lead.ts';

const line = z.string().min(1).max(300).nullable();

/** As it is stored; what an older version stored otherwise counts as unknown. */
export const storedProfileShape = z.object({
  firstName: line.catch(null),
  lastName: line.catch(null),
  email: line.catch(null),
  /** E.164 where it can be, else as written */
  phone: line.catch(null),
  address: leadAddressShape.nullable().catch(null),
});
type StoredProfile = z.infer<typeof storedProfileShape>;

/** What a visitor has told of himself; null is unknown. */
export interface VisitorProfile extends Readonly<StoredProfile> {
  /** whether he has shown that the number is his, by a code that was sent to it */
  readonly phoneVerified: boolean;
}

/** Nothing is known. */
export const UNKNOWN_VISITOR: VisitorProfile = {
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  address: null,
  phoneVerified: false,
};

/** What is to be remembered. Null and what is not named leave what is known as it is. */
export interface VisitorChange extends Partial<VisitorProfile> {
  /** a lead was taken from them */
  readonly isLead?: true;
  /** one of their leads goes to a CRM as ADF */
  readonly sentAdf?: true;
  /** their lead was held back: they are no lead yet, but are answered as if they were */
  readonly isHeld?: true;
  /** he may see private cars from now on, for a while */
  readonly unlockedInventory?: true;
  /** id of a lead that was held back: they may see private cars once it is released */
  readonly unlockWaitsFor?: string;
}
