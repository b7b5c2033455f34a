import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const page = { cookie: '', documentElement: { dataset: { cookieTier: '1' } } };
beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), page));
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
  // The consent in force is read once, and other tests have another.
  vi.resetModules();
});

/** Refuses everything. @returns whether that is saved, and what happened, in order */
async function refuse(answer: () => Promise<object>) {
  const { currentConsent, onConsentChange } = await import('#app/visitor/consent/consent-state.ts');
  const { saveChoice } = await import('./save-choice.ts');
  currentConsent();
  const happened: string[] = [];
  onConsentChange(({ allowed }) => happened.push(`consent: ${allowed.join()}`));
  vi.stubGlobal('fetch', answer);
  const forms = ['choices', 'preferences'].map((name) => ({ reset: () => happened.push(`reset ${name}`) }));
  return [await saveChoice('/legal/your-privacy-choices', new FormData(), forms), happened];
}

test('a saved choice is no unfinished input when it comes into force', async () => {
  const answer = async () => {
    document.cookie = 'allowCookies=essential; displayCookies=hide';
    return { type: 'opaqueredirect' };
  };
  expect(await refuse(answer)).toEqual([true, ['reset choices', 'reset preferences', 'consent: essential']]);
});

test.each([
  ['the server answers otherwise', async () => ({ type: 'basic' })],
  [
    'there is no network',
    async () => {
      throw new TypeError('offline');
    },
  ],
])('keeps what the visitor chose if %s', async (_what, answer) => {
  expect(await refuse(answer)).toEqual([false, []]);
});
