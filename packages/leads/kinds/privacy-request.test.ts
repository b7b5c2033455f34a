import { expect, it } from 'vitest';
import { sender, testKind } from '../../../tests/support/leads/lead-kinds.ts';
import { privacyRequest } from './privacy-request.ts';

testKind(privacyRequest, {
  payload: { request: 'delete' },
  content: {
    subject: 'Privacy request: Delete my data',
    comments: null,
    details: [{ name: 'Request', value: 'Delete my data' }],
    vehicles: [],
  },
  // It collects no more than it takes to find the person and to answer.
  asksForPhone: false,
});

it('is not reported to advertisers, and no CRM gets it', () => {
  expect([privacyRequest.conversionName, privacyRequest.goesToCrm]).toEqual([null, false]);
});

it.each(['', 'everything', undefined])('rejects %j', (request) => {
  const { error } = privacyRequest.fields.safeParse({ ...sender, request });
  expect(error?.issues).toMatchObject([{ path: ['request'], message: 'required' }]);
});
