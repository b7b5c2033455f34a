import { expect, test } from 'vitest';
import { testContent, testContext, testSettings } from '../../../../tests/support/website.ts';
import { submitApplication } from './submit-application.server.ts';

test('rejects the form at a dealership that takes applications by email', async () => {
  const settings = { ...testSettings(), careers: { way: 'mail' as const, email: null } };
  const context = testContext({ content: testContent({ settings: async () => settings }) });
  const request = new Request('http://alpha.example/our-company/careers', {
    method: 'POST',
    body: new URLSearchParams({ firstName: 'Ada' }),
  });
  await expect(submitApplication(request, context, null)).rejects.toMatchObject({ status: 405 });
});
