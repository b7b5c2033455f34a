/** Writes what the packages, the Studio and the browser know about the website's paths. */
import { writeFileSync } from 'node:fs';
import { filePath, pageList } from './page-list.ts';
import { readPages } from './read-pages.ts';

const pages = await readPages();
const write = (name: string, source: string) =>
  writeFileSync(new URL(`../../packages/content/${name}`, import.meta.url), source);

write('pages.generated.ts', pageList(pages));
write('file-path.generated.ts', filePath(pages));
