/** Writes the list of the website's pages that the packages and the Studio read. */
import { writeFileSync } from 'node:fs';
import { pageList } from '../app/routes/page-list.ts';
import { readPages } from '../app/routes/read-pages.ts';

writeFileSync(
  new URL('../packages/content/pages.generated.ts', import.meta.url),
  pageList(await readPages()),
);
