import { expect, it } from 'vitest';
import { fileTypeOf, servedType } from './file-type.ts';

it.each([
  ['terms.PDF', 'application/pdf', 'pdf', 'application/pdf'],
  ['terms.pdf', undefined, 'pdf', 'application/pdf'],
  ['terms.pdf', 'application/octet-stream', 'pdf', 'application/pdf'],
  [undefined, 'application/pdf; charset=x', 'pdf', 'application/pdf'],
  [undefined, undefined, 'bin', 'application/octet-stream'],
  ['no extension', 'text/csv', 'csv', 'text/csv'],
  ['../../x.tar.gz', undefined, 'gz', 'application/octet-stream'],
  ['x.a"b', 'text/html"><script>', 'bin', 'application/octet-stream'],
])('%s declared as %s is a %s of type %s', (filename, declared, extension, mimeType) => {
  expect(fileTypeOf(filename, declared)).toEqual({ extension, mimeType });
});

it.each(['application/pdf', 'image/png', 'video/mp4', 'audio/mpeg', 'text/plain', 'font/woff2'])(
  'serves %s inline',
  (mimeType) => expect(servedType(mimeType)).toEqual({ type: mimeType, download: false }),
);

it.each([
  'text/html',
  'application/xhtml+xml',
  'image/svg+xml',
  'text/xml',
  'text/javascript',
  'application/javascript',
  'text/css',
  'application/wasm',
  'multipart/x-mixed-replace',
  '',
])('never serves %s under its own type', (mimeType) => {
  expect(servedType(mimeType)).toEqual({ type: 'application/octet-stream', download: true });
});
