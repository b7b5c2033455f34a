import { expect, test } from 'vitest';
import { createStudioTicket } from '../studio-ticket.ts';
import { createPreviewTicket, readPreviewTicket } from './preview-ticket.ts';

const KEY = Buffer.alloc(32, 1);
const NOW = Date.parse('2026-11-26T12:00:00Z');
const HOUR = 3_600_000;
const LINK = '019aa8f0-0000-7000-8000-000000000001';
const OTHER = '019aa8f0-0000-7000-8000-000000000002';
const own = createPreviewTicket(KEY, { dealership: 'alpha', link: null }, NOW);
const shared = createPreviewTicket(KEY, { dealership: 'alpha', link: LINK }, NOW);

test.each([
  ['an editor’s', own, { link: null, endsAt: NOW + HOUR }],
  ['a shared link’s', shared, { link: LINK, endsAt: NOW + 72 * HOUR }],
  ['of another link', shared.replace(LINK, OTHER), null],
  ['of a link, as if it were an editor’s', shared.replace(`${LINK}.`, ''), null],
  ['an editor’s, as if it were of a link', `${LINK}.${own}`, null],
  [
    'of another key',
    createPreviewTicket(Buffer.alloc(32, 2), { dealership: 'alpha', link: LINK }, NOW),
    null,
  ],
  ['of another dealership', createStudioTicket(KEY, 'bravo', NOW), null],
  ['empty', '', null],
])('reads a ticket that is %s', (_what, written, ticket) => {
  expect(readPreviewTicket(KEY, 'alpha', written)).toEqual(ticket);
});
