import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.server.ts';

const late = (html: string, nonce: string) => withLateScripts(Buffer.from(html), nonce).toString();

const MODULE = '<script nonce="n0n" type="module" async="">import "/a.js"; import("/b.js");</script>';
const page = (head: string, body: string) =>
  `<head>${head}<title>T</title></head><body>${body}<p></p></body>`;

test('modules and their preloads wait in a template, everything else stays where it was', () => {
  const html = late(
    page('<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>', MODULE),
    'n0n',
  );
  const template = `<template><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>${MODULE}</template>`;
  expect(html).toContain(template);
  expect(html.replace(template, '').replace(/<script nonce="n0n">[^]*?<\/script>/, '')).toBe(page('', ''));
});

test('what starts them carries the nonce', () => {
  expect(late(page('', MODULE), 'n0n')).toMatch(/<\/template><script nonce="n0n">/);
});

test.each([page('', ''), page('', MODULE.replace('n0n', 'other'))])(
  'a page without our modules is left alone: %s',
  (html) => {
    expect(late(html, 'n0n')).toBe(html);
  },
);
