import type { SpamFilter, SpamVerdict } from '#app/forms/spam-filter/spam-filter.ts';

/** A spam filter with one verdict on every form, which counts nothing and accepts no proof. */
export const testSpamFilter = (verdict: SpamVerdict = { kind: 'fine' }): SpamFilter => ({
  tokenFor: () => 'token',
  readForm: () => 'form',
  countCaller: async () => null,
  makeChallenge: async () => '{}',
  useProof: async () => false,
  judge: async () => verdict,
});
