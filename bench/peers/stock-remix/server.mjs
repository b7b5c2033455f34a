// Remix behind express, as in its template: single fetch, streaming, compression, no cache. Its loaders return the
// data of ours: the first argument is a file with the response to a request for a page's data. With a second one, the
// folder that createSearchPage reads, the loaders of search pages search. It prints its port.
import { fileURLToPath } from 'node:url';
import { createRequestHandler } from '@remix-run/express';
import compression from 'compression';
import express from 'express';
import { createSearchPage, readData } from '../itemsjs/search-page.mjs';

process.env.NODE_ENV = 'production';
const built = await import('./build/server/index.js');
const [, , file, searches] = process.argv;
const results = await readData(file);
const searchPage = searches === undefined ? undefined : await createSearchPage(searches);

function searchLoader({ request }) {
  const { pathname, search } = new URL(request.url);
  return searchPage(pathname + search);
}

function loaderOf(id) {
  if (searchPage !== undefined && /^(\w+-)?cars-for-sale$/.test(id)) return searchLoader;
  return results[id] && (() => results[id].data);
}

const routes = Object.fromEntries(
  Object.entries(built.routes).map(([id, route]) => {
    const loader = loaderOf(id);
    return [id, loader === undefined ? route : { ...route, module: { ...route.module, loader } }];
  }),
);

const client = fileURLToPath(new URL('build/client', import.meta.url));
const app = express();
app.disable('x-powered-by');
app.use(compression());
app.use('/assets', express.static(`${client}/assets`, { immutable: true, maxAge: '1y' }));
app.use(express.static(client, { maxAge: '1h' }));
app.all('*', createRequestHandler({ build: { ...built, routes }, mode: 'production' }));
const server = app.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
