import { expect, test } from 'vitest';
import { wordingIn } from '../sign-in/sign-in-wording.ts';

const mail = { name: 'Sam', inviter: 'June', link: 'https://lake.example/i', tenantName: 'Lakeshore Auto' };

test.each([
  ['en', 'leadStaff', 'June invites you to answer shoppers’ requests for Lakeshore Auto.'],
  ['en', 'editor', 'June invites you to edit the website for Lakeshore Auto.'],
  ['es', 'leadStaff', 'June le invita a responder las solicitudes de los clientes de Lakeshore Auto.'],
  ['es', 'agency', 'June le invita a administrar el sitio web y su personal de Lakeshore Auto.'],
] as const)('an invitation in %s says what the work of %s is, and for whom', (language, role, words) => {
  const wording = wordingIn(language);
  expect(wording.mailText({ ...mail, role })).toContain(words);
  expect(wording.mailSubject({ ...mail, role })).toContain('Lakeshore Auto');
});

test('an invitation names no tenant if it is for all of them', () => {
  const text = wordingIn('en').mailText({ ...mail, role: 'administrator', tenantName: null });
  expect(text).toContain('June invites you to run Rooftop.');
});
