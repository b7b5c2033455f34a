/**
 * What is remembered about a visitor: with consent, what they told about themselves; without it, only what they may
 * see.
 */
import { z } from 'zod';
import { leadAddressShape } from './lead.ts';

const line = z.string().min(1).max(300).nullable();

/** The stored shape. Values that an older version stored differently count as unknown. */
export const storedProfileShape = z.object({
  firstName: line.catch(null),
  lastName: line.catch(null),
  email: line.catch(null),
  /** E.164 if possible, otherwise as entered. */
  phone: line.catch(null),
  address: leadAddressShape.nullable().catch(null),
});
type StoredProfile = z.infer<typeof storedProfileShape>;

/** What a visitor has told about themselves. Null means unknown. */
export interface VisitorProfile extends Readonly<StoredProfile> {
  /** Whether they have verified the number with a code sent to it. */
  readonly phoneVerified: boolean;
}

/** Profile of a visitor about whom nothing is known. */
export const UNKNOWN_VISITOR: VisitorProfile = {
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  address: null,
  phoneVerified: false,
};

/** What to remember. Null and missing values leave the known ones unchanged. */
export interface VisitorChange extends Partial<VisitorProfile> {
  /** They are another person than the one whom the visitor named before, of whom nothing is kept. */
  readonly isAnother?: true;
  /** A lead of theirs was accepted. */
  readonly isLead?: true;
  /** A lead of theirs goes to a CRM as ADF. */
  readonly sentAdf?: true;
  /** Their lead was held. They don't count as a lead yet but get the same response as if they did. */
  readonly isHeld?: true;
  /** They may see private cars from now on, for a limited time. */
  readonly unlockedInventory?: true;
  /** They may see locked prices from now on, for a limited time. */
  readonly unlockedPrices?: true;
  /** Id of a held lead. They may see what it unlocks once it is released. */
  readonly unlockWaitsFor?: string;
}
