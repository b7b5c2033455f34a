import { expect, test } from 'vitest';
import { chatOrigins, chatShape } from './chat.ts';

const chat = (script: string, origins: readonly string[] = []) =>
  chatOrigins(chatShape.parse({ script, origins }));

test.each<[script: string, origins: string[], allowed: string[]]>([
  ['https://chat.example/a/b.js?c=1', [], ['https://chat.example']],
  [
    'https://chat.example/a.js',
    ['https://api.chat.example', 'https://chat.example'],
    ['https://chat.example', 'https://api.chat.example'],
  ],
  ['http://127.0.0.1:4000/a.js', [], ['http://127.0.0.1:4000']],
  // A script from anywhere else would loosen the content policy, so there is no chat.
  ['http://chat.example/a.js', [], []],
  ['data:text/javascript,1', [], []],
  ['https://chat.example./a.js', [], []],
  ...[
    'https://api.chat.example; script-src *',
    'https://*.example',
    'https://api.chat.example/path',
    'https://api.chat.example.',
    'https://api-',
    'https://my_api.chat.example',
    'https://api.chat.example:123456',
  ].map((wrong): [string, string[], string[]] => [
    'https://chat.example/a.js',
    [wrong, 'https://files.chat.example'],
    ['https://chat.example', 'https://files.chat.example'],
  ]),
])('%s with %j may load from %j', (script, origins, allowed) => {
  expect(chat(script, origins)).toEqual(allowed);
});
