/** The lists of all blocks, made from the names of their folders. `npm run -w @rooftop/content types` writes them. */
import { readdirSync, writeFileSync } from 'node:fs';

const BY = '// Written by packages/content/generate-types.ts from the folders beside this file.\n';

const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());

const folders: readonly string[] = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

const each = (line: (folder: string, type: string) => string): string =>
  folders.map((folder) => line(folder, camelCase(folder))).join('\n');

/** For the Studio, which alone loads schemas. */
const schemas = `${BY}
${each((folder) => `export * from './${folder}/${folder}.schema.ts';`)}
`;

const queries = `${BY}
${each((folder, type) => `import { ${type}Block, ${type}Fields } from './${folder}/${folder}.groq.ts';`)}

/** GROQ for the fields of each block. It has no space to spare: the length of a query is limited. */
export const FIELDS_OF_BLOCKS = \`${each((_, type) => `_type=="${type}"=>{\${${type}Fields}},`).replace(/,$/, '')}\` as const;

/** Shapes of all blocks. */
export const BLOCK_SHAPES = [
${each((_, type) => `  ${type}Block,`)}
] as const;
`;

/** Source of each list by its file name in this folder. */
export const BLOCK_LISTS: Readonly<Record<string, string>> = {
  'block-schemas.generated.ts': schemas,
  'block-queries.generated.ts': queries,
};

export function writeBlockLists(): void {
  for (const [name, source] of Object.entries(BLOCK_LISTS))
    writeFileSync(new URL(name, import.meta.url), source);
}
