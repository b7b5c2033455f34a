import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.server.ts';

const late = (html: string, nonce: string) => withLateScripts(Buffer.from(html), nonce).toString();

const MODULE = '<script nonce="n0n" type="module" async="">import "/a.js"; import("/b.js");</script>';
const page = (head: string, body: string) =>
  `<head>${head}<title>T</title></head><body>${body}<p></p></body>`;

test('moves modules and their preloads into a template and leaves the rest in place', () => {
  const html = late(
    page('<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>', MODULE),
    'n0n',
  );
  const template = `<template><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>${MODULE}</template>`;
  expect(html).toContain(template);
  expect(html.replace(template, '').replace(/<script nonce="n0n">[^]*?<\/script>/, '')).toBe(page('', ''));
});

test('puts the nonce on the script that starts them', () => {
  expect(late(page('', MODULE), 'n0n')).toMatch(/<\/template><script nonce="n0n">/);
});

test.each([page('', ''), page('', MODULE.replace('n0n', 'other'))])(
  'leaves a page without our modules alone: %s',
  (html) => {
    expect(late(html, 'n0n')).toBe(html);
  },
);
