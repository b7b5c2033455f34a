import type { MessageKind } from '@rooftop/leads/messages/message';
import type { AnswerProblem } from '@rooftop/leads/messages/messages-api';

/** Words about email to and from the shopper of a lead. */
export const mailsEn = {
  conversation: 'Conversation',
  newReply: 'New reply',
  none: 'No email yet.',
  write: 'Write an email',
  to: (address: string) => `To ${address}`,
  inSpanish: 'This shopper wrote in Spanish.',
  subject: 'Subject',
  text: 'Your email',
  withCar: 'Send the car with its price and photos',
  cardBelow: 'The shopper sees this below your text:',
  noPrice: 'Without a price: this shopper is shown none on your website.',
  comesBack: 'The reply comes back into this lead.',
  goesTo: (mailbox: string) => `Replies go to ${mailbox}, not into the desk.`,
  stopped: 'This shopper has stopped email from your dealership. Call them if you can.',
  anyway: 'Write anyway',
  cancel: 'Cancel',
  sending: 'Sending…',
  again: 'Send again',
  whole: 'Whole email',
  sealed: 'This email is sealed with the credit application. Read it there.',
  attached: (names: string) => `Attached, and not kept for safety: ${names}. Ask for it at your own mailbox.`,
  kinds: {
    answer: 'Email from the desk',
    staffAnswer: 'Email from a colleague’s mailbox',
    reply: 'Reply from the shopper',
    otherAddress: 'From another address',
    fromStaff: 'From a colleague, not forwarded',
    automatic: 'Automatic email',
    unknownSender: 'From an unknown sender, not forwarded',
  } satisfies Record<MessageKind, string>,
  hints: {
    otherAddress:
      'This did not come from the shopper’s own address. Make sure who wrote it before you answer.',
    fromStaff:
      'A colleague’s email that was not forwarded: to the shopper’s reply address, without the line above which answers are written, late, or to a shopper who stopped mail. The shopper did not get it.',
    unknownSender:
      'Somebody who doesn’t work here wrote to the address for your team. The shopper did not get it.',
  } satisfies Partial<Record<MessageKind, string>>,
  states: { waiting: 'Waiting', sent: 'Sent', dead: 'Not sent', withheld: 'Withheld' },
  problems: {
    unreachable: 'The mail server could not be reached. The email is kept and tried again for three days.',
    rejected: 'The mail server did not take it. Check the shopper’s address, or call them.',
    noAddress: 'This shopper left no valid email address. Call them instead.',
    nothingWritten: 'There was nothing above the quoted text. Write your answer above it.',
    stopped:
      'The shopper stopped email from your dealership before this was sent. Call them, or write a new email and confirm it.',
    other: 'It could not be sent. Try again, or tell whoever runs the platform.',
  } satisfies Record<AnswerProblem, string>,
};
