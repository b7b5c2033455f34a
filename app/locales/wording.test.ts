import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import { createWording, wordsFor } from './wording.server.ts';

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => String(name)).sort((a, b) => a.localeCompare(b));

test('has every text in every language, with the same placeholders', () => {
  expect(Object.keys(es)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(en))
    expect(placeholders(new Map(Object.entries(es)).get(key) ?? ''), key).toEqual(placeholders(text));
});

test('returns texts in the language of the request and does not escape values', async () => {
  const translateIn = await createWording();
  expect(translateIn('es')('notFound.heading')).toBe('Página no encontrada');
  expect(translateIn('en')('chooser.chosen', { store: 'A & <B> {{store}}' })).toBe(
    'Your store is now A & <B> {{store}}.',
  );
  expect(wordsFor(translateIn('en'), ['stores.directions', 'stores.yours'])).toEqual({
    'stores.directions': 'Get Directions',
    'stores.yours': 'Your store',
  });
});
