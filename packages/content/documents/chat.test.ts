import { expect, test } from 'vitest';
import { chatOrigins, chatShape } from './chat.ts';

const chat = (script: string, origins: readonly string[] = []) =>
  chatOrigins(chatShape.parse({ script, origins }));

test.each([
  ['https://chat.example/a/b.js?c=1', [], ['https://chat.example']],
  [
    'https://chat.example/a.js',
    ['https://api.chat.example', 'https://chat.example'],
    ['https://chat.example', 'https://api.chat.example'],
  ],
  ['http://127.0.0.1:4000/a.js', [], ['http://127.0.0.1:4000']],
  // Anything else would loosen the content policy, so there is no chat.
  ['http://chat.example/a.js', [], []],
  ['data:text/javascript,1', [], []],
  ['https://chat.example/a.js', ['https://chat.example; script-src *'], []],
  ['https://chat.example/a.js', ['https://*.example'], []],
  ['https://chat.example/a.js', ['https://chat.example/path'], []],
])('%s with %j may load from %j', (script, origins, allowed) => {
  expect(chat(script, origins)).toEqual(allowed);
});
