// Next's App Router: search pages made for each request, no cache. What surrounds them is our page's own HTML, as it
// stands. Its argument is a folder with what createSearchPage reads and with `shell.json`. It prints its port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import next from 'next';
import { createSearchPage } from '../itemsjs/search-page.mjs';

const [, , folder] = process.argv;
// The pages are built apart and run in this process.
globalThis.peer = {
  shell: JSON.parse(readFileSync(join(folder, 'shell.json'), 'utf8')),
  searchPage: await createSearchPage(folder),
};
const app = next({ dir: fileURLToPath(new URL('.', import.meta.url)), dev: false });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => void handle(request, response));
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
