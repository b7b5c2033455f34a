/** Fields of an asset that mutations may change: notes that people add. All other fields come from the upload. */
import type { Principal } from '../access/rights/principal.ts';
import { isAdministrator } from '../access/rights/rights.ts';
import type { LakeDocument } from '../document.ts';
import { sharedField, stampsField } from '../tenancy.ts';
import { WriteRefused } from './write-refused.ts';

const NOTES = ['altText', 'creditLine', 'description', 'label', 'opt', 'originalFilename', 'source', 'title'];
/** Fields that the lake maintains in every document. */
const KEPT = ['_rev', '_updatedAt'];

/**
 * Returns an asset after the allowed changes of a patch. Content imports patch all fields, so an administrator's
 * changes to the upload's fields are ignored.
 * @throws WriteRefused if anyone else changes more than notes
 */
export function patchedAsset(principal: Principal, before: LakeDocument, after: LakeDocument): LakeDocument {
  const isImport = isAdministrator(principal);
  // These define who may read the asset. The lake adds to them. Administrators set them when importing content.
  const stamps = [stampsField(principal.tenancy), sharedField(principal.tenancy)];
  const changeable = [...NOTES, ...KEPT, ...(isImport ? stamps : [])];
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
