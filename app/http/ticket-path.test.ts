import { PATHS } from '@rooftop/content/pages.generated';
import { expect, test } from 'vitest';
import { hasTicket, withoutTicket } from './ticket-path.ts';

const WITH_TICKETS = Object.values(PATHS).filter((path) => path.includes(':ticket'));

test.each<[path: string, without: string]>([
  ...WITH_TICKETS.map((path) => [path.replace(':ticket', 'ey.J-x'), path] as [string, string]),
  ['/es/stop-mail/abc.def', '/es/stop-mail/:ticket'],
  // Remix matches paths in any case, and decodes them.
  ['/Held-Leads/ABC', '/Held-Leads/:ticket'],
  ['/appointment/a%2Eb/calendar', '/appointment/:ticket/calendar'],
])('%s has a ticket, and is %s without it', (path, without) => {
  expect([hasTicket(path), withoutTicket(path)]).toEqual([true, without]);
});

test.each(['/', '/appointment', '/appointment/', '/service/schedule', '/news/stop-mail/x', '/stop-mail-x/y'])(
  '%s has none',
  (path) => {
    expect([hasTicket(path), withoutTicket(path)]).toEqual([false, path]);
  },
);
