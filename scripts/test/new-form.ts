/**
 * Adds a form to a copy of the project: its kind, its page and its words, which are in the folder `new-form`, and a line
 * in each of two lists.
 */
import { globSync } from 'node:fs';
import { appendFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const TEMPLATE = fileURLToPath(new URL('new-form/', import.meta.url));

/** Lines that are added to lists, by their files. */
const LINES = {
  'packages/forms/lead-forms/all-forms.ts': "export { surveyForm as SURVEY } from './survey-form.ts';\n",
  'packages/leads/kinds/all-kinds.ts': "export { survey as SURVEY } from './survey.ts';\n",
};

/** Tests of the form, and of the lists in which it is. */
export const TESTS_OF_FORM = ['packages/leads/kinds', 'packages/forms', 'app/locales', 'app/routes.test.ts'];

const wordsShape = z.record(z.string(), z.string());
const readWords = async (path: string) => wordsShape.parse(JSON.parse(await readFile(path, 'utf8')));
const writeWords = (path: string, words: z.infer<typeof wordsShape>) =>
  writeFile(path, `${JSON.stringify(words, null, 2)}\n`);

const WORDS = ['app/locales/en.json', 'app/locales/es.json'];

/** Adds the form. Returns the paths of its own files. */
export async function addForm(copy: string): Promise<readonly string[]> {
  const own = globSync('**/*.txt', { cwd: TEMPLATE }).map((path) => path.replaceAll('\\', '/').slice(0, -4));
  for (const file of own) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(TEMPLATE, `${file}.txt`), join(copy, file));
  }
  for (const [file, line] of Object.entries(LINES)) await appendFile(join(copy, file), line);
  for (const path of WORDS) {
    const words = { ...(await readWords(join(copy, path))), ...(await readWords(join(TEMPLATE, path))) };
    await writeWords(join(copy, path), words);
  }
  return own;
}

/** Deletes the form's words. */
export async function deleteWords(copy: string): Promise<void> {
  for (const path of WORDS) {
    const own = await readWords(join(TEMPLATE, path));
    const words = Object.entries(await readWords(join(copy, path))).filter(
      ([key]) => !Object.hasOwn(own, key),
    );
    await writeWords(join(copy, path), Object.fromEntries(words));
  }
}
