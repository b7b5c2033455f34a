import { LANGUAGES, type Language } from '@rooftop/tenancy/languages';
import { describe, expect, test } from 'vitest';
import { runQuery } from '../../tests/support/content-queries.ts';
import { localized, localizedBlocks } from './localized.groq.ts';

const read = async (text: string, document: object, language: Language): Promise<unknown> => {
  const groq = `*[0]{"text": ${text}}.text`;
  const validate = (value: unknown) => ({ value, broken: [] });
  const { value } = await runQuery({ name: 'text', groq, validate }, [document], { language });
  return value;
};

describe.each(LANGUAGES)('texts in %s', (language) => {
  test.each(LANGUAGES)('are read where the page is in %s and nothing else was written', async (page) => {
    expect(await read(localized('text'), { text: { [language]: 'Hello' } }, page)).toBe('Hello');
    expect(await read(localizedBlocks('text'), { text: { [language]: ['Hello'] } }, page)).toEqual(['Hello']);
  });

  test('come first on its pages', async () => {
    const all = Object.fromEntries(LANGUAGES.map((id) => [id, `in ${id}`]));
    expect(await read(localized('text'), { text: all }, language)).toBe(`in ${language}`);
  });
});
