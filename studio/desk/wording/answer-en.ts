import type { Attempt } from '@rooftop/leads/inbox/change-api';

/** Words about how a shopper was answered, and how the lead ended. */
export const answerEn = {
  attempts: {
    dialed: 'Dialed the number',
    leftMessage: 'Left a message',
    noAnswer: 'Nobody picked up',
  } satisfies Record<Attempt, string>,
  howWasCall: 'How did the call go?',
  reached: 'Reached',
  leftMessage: 'Left a message',
  noAnswer: 'No answer',
  refusedTitle: 'This shopper did not agree to calls and texts',
  refusedHint: 'They left the box for calls and texts unchecked. Answer by email if you can.',
  anyway: (action: string) => `${action} anyway`,
  endTitles: { sold: 'What was sold?', lost: 'Why was it lost?' },
  soldCar: 'Car',
  soldPrice: 'Price in dollars',
  soldDay: 'Day of the sale',
  lostReason: 'Reason',
  skip: 'Skip',
};
