import { expect, test } from 'vitest';
import { wordingIn } from '../sign-in/sign-in-wording.ts';

const mail = { name: 'Sam', inviter: 'June', link: 'https://lake.example/i' };

test.each([
  ['en', true, 'June wants you to answer shoppers’ requests in Rooftop.'],
  ['en', false, 'June invites you to work on a website in Rooftop.'],
  ['es', true, 'June le invita a responder solicitudes de clientes en Rooftop.'],
] as const)('an invitation in %s says what the work is (leads: %s)', (language, answersLeads, words) => {
  expect(wordingIn(language).mailText({ ...mail, answersLeads })).toContain(words);
});
