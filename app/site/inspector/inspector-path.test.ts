import { expect, test } from 'vitest';
import { inspectorTicket, withoutInspectorTicket } from './inspector-path.ts';

test.each([
  ['?inspect=events&ticket=a.b-c', 'a.b-c', '?inspect=events'],
  ['?utm_source=mail&inspect=events&ticket=a.b&q=x', 'a.b', '?utm_source=mail&inspect=events&q=x'],
  ['?inspect=events', null, '?inspect=events'],
  // A parameter of another system, which is kept as it is.
  ['?ticket=a%20b', null, '?ticket=a%20b'],
  ['', null, ''],
])('the query %j has the ticket %j, and is %j without it', (search, ticket, without) => {
  expect([inspectorTicket(search), withoutInspectorTicket(search)]).toEqual([ticket, without]);
});
