import { readdirSync } from 'node:fs';
import { FORMS } from '@rooftop/forms/lead-forms';
import { expect, it } from 'vitest';
import { kinds } from './kinds.ts';

it.each(FORMS)('%s has the kind of its form', (form) => {
  expect(kinds[form].form).toBe(form);
});

it('every kind has an example in a test beside it', () => {
  const files = readdirSync(import.meta.dirname);
  const withForm = files.filter((file) => files.includes(file.replace(/ts$/, 'test.ts')));
  // One of them is this file's.
  expect(withForm).toHaveLength(FORMS.length + 1);
});
