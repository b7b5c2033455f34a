/** What people ask to change, in the terms of packages/leads/inbox/progress.ts. */
import type { Actor } from '@rooftop/leads/inbox/lead-history';
import type { BulkChange, LeadChange } from '@rooftop/leads/inbox/change-api';
import type { ProgressChange } from '@rooftop/leads/inbox/progress';
import type { ApiResponse } from './answer.ts';
import type { Staff, StudioRights } from './studio-rights.ts';

export const NO_SUCH_PERSON: ApiResponse = [
  400,
  { message: 'This person may not read the dealership’s leads.', reason: 'noSuchPerson' },
];

export const actorOf = ({ userId, name }: Pick<Staff, 'userId' | 'name'>): Actor => ({ id: userId, name });

/** The changes that are neither a release nor a delivery. */
type Moved = Exclude<
  LeadChange | BulkChange['change'],
  { action: 'release' | 'sendAgain' | 'sendTo' | 'take' }
>;

/**
 * Finds who becomes the owner of a lead. Null if nobody does, or the change is about something else.
 * @returns undefined if this person may not read the dealership's leads
 */
export async function newOwnerOf(
  change: LeadChange | BulkChange['change'],
  rights: Pick<StudioRights, 'listStaff'>,
  { token, dealership }: { readonly token: string; readonly dealership: string },
): Promise<Actor | null | undefined> {
  if (change.action !== 'assign' || change.owner === null) return null;
  const person = (await rights.listStaff(token, dealership)).find(({ id }) => id === change.owner);
  return person && { id: person.id, name: person.name };
}

/** @param owner of `newOwnerOf` */
export const changeOf = (change: Moved, owner: Actor | null): ProgressChange => {
  if (change.action === 'assign') return { action: 'own', owner };
  return change.action === 'status' ? { ...change, version: 0 } : change;
};
