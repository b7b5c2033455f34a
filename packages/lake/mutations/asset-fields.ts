/** What mutations may change of an asset: people's notes. Everything else comes from its upload. */
import type { Principal } from '../access/principal.ts';
import { isAdministrator } from '../access/rights.ts';
import type { LakeDocument } from '../document.ts';
import { WriteRefused } from './write-refused.ts';

const NOTES = ['altText', 'creditLine', 'description', 'label', 'opt', 'originalFilename', 'source', 'title'];
/** Who may read it. The lake adds to them; administrators set them when they import content. */
const STAMPS = ['dealerships', 'everyDealership'];
/** Kept by the lake in every document. */
const KEPT = ['_rev', '_updatedAt'];

/**
 * An asset after a patch, as far as the patch may change it. Content imports patch all fields, so what comes from the
 * upload stays as it is where an administrator writes.
 * @throws WriteRefused if anybody else changes more than notes
 */
export function patchedAsset(principal: Principal, before: LakeDocument, after: LakeDocument): LakeDocument {
  const isImport = isAdministrator(principal);
  const changeable = [...NOTES, ...KEPT, ...(isImport ? STAMPS : [])];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = fields.filter(
    (field) => !changeable.includes(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (changed.length === 0) return after;
  if (!isImport) {
    throw new WriteRefused(
      'insufficientPermissionsError',
      `Insufficient permissions; permission "update" required. The field "${changed[0]}" of an asset comes from its upload.`,
      { id: before._id, permission: 'update' },
    );
  }
  const outcome = Object.fromEntries(Object.entries(after).filter(([field]) => !changed.includes(field)));
  const uploaded = changed.filter((field) => field in before).map((field) => [field, before[field]] as const);
  const { _id, _type, _createdAt } = before;
  const { _rev, _updatedAt } = after;
  return { ...outcome, ...Object.fromEntries(uploaded), _id, _type, _createdAt, _rev, _updatedAt };
}
