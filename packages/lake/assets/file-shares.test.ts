import { expect, test } from 'vitest';
import { BUDGETS } from '@rooftop/budgets/budgets';
import { createFileShares } from './file-shares.ts';

test('a tenant that has used up its files for a day keeps no other from uploading', () => {
  const take = createFileShares('workspace');
  for (let n = 0; n < BUDGETS.newFiles.tenant; n += 1) take(['workspace-a']);
  expect(() => take(['workspace-a'])).toThrow(/try again in \d+ s/);
  expect(() => take(['workspace-b', 'workspace-a'])).toThrow(/workspace may upload/);
  expect(() => take(['workspace-b'])).not.toThrow();
  expect(() => take('*')).not.toThrow();
});
