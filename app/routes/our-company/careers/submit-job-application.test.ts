import { expect, test } from 'vitest';
import { testContent, testContext, testSettings } from '../../../../tests/support/website.ts';
import { submitJobApplication } from './submit-job-application.server.ts';

test('rejects the form at a dealership that takes applications by email', async () => {
  const settings = { ...testSettings(), careers: { way: 'mail' as const, email: null } };
  const context = testContext({ content: testContent({ settings: async () => settings }) });
  const request = new Request('http://alpha.example/our-company/careers', {
    method: 'POST',
    body: new URLSearchParams({ firstName: 'Ada' }),
  });
  await expect(submitJobApplication(request, context, null)).rejects.toMatchObject({ status: 405 });
});

test('does not read the resume of a caller who has sent too many forms', async () => {
  const { spamFilter } = testContext({});
  const counted: unknown[] = [];
  const context = testContext({
    spamFilter: {
      ...spamFilter,
      countCaller: async () => ({ times: 21, isOver: true, retryAfterSeconds: 90 }),
      judge: async (submission) => {
        counted.push(submission.counted);
        return { kind: 'too-many', retryAfterSeconds: 90 };
      },
    },
  });
  const body = new FormData();
  body.set('resume', new File(['%PDF-'], 'resume.pdf'));
  const request = new Request('http://alpha.example/our-company/careers', { method: 'POST', body });
  const { init } = await submitJobApplication(request, context, null);
  expect([init?.status, request.bodyUsed]).toEqual([429, false]);
  // It is counted once.
  expect(counted).toEqual([expect.objectContaining({ times: 21 })]);
});
