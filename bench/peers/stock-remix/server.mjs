// Remix behind express as its template has it: single fetch, streaming, compression, no cache. Loaders answer with
// what ours answered: its argument is a file with the body of a request for the page's data. It prints its port.
import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Readable } from 'node:stream';
import { createRequestHandler } from '@remix-run/express';
import compression from 'compression';
import express from 'express';
import { decode } from 'turbo-stream';

process.env.NODE_ENV = 'production';
const built = await import('./build/server/index.js');
const { value: results } = await decode(Readable.toWeb(createReadStream(process.argv[2])));
const routes = Object.fromEntries(
  Object.entries(built.routes).map(([id, route]) => {
    const loader = () => results[id].data;
    return [id, results[id] === undefined ? route : { ...route, module: { ...route.module, loader } }];
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
