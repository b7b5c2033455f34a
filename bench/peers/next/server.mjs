// Next's App Router, with search pages rendered for each request and no cache. The HTML around them is copied from
// our page. Its argument is a folder with `shell.json` and the files that createSearchPage reads. It prints its port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import next from 'next';
import { createSearchPage } from '../itemsjs/search-page.mjs';

const [, , folder] = process.argv;
// The pages are built separately, but run in this process.
globalThis.peer = {
  shell: JSON.parse(readFileSync(join(folder, 'shell.json'), 'utf8')),
  searchPage: await createSearchPage(folder),
};
const app = next({ dir: fileURLToPath(new URL('.', import.meta.url)), dev: false });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => void handle(request, response));
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
