import { expect, test } from './fixtures.ts';

// `edit-headline.spec.ts` signs in through this page.
test('the sign-in page is accessible and does not reveal which part of the sign-in was wrong', async ({
  page,
  studioUrl,
  expectAccessible,
}) => {
  await page.goto(studioUrl);
  await expect(page.getByRole('heading', { name: 'Sign in to Rooftop' })).toBeVisible();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The email address or password is incorrect.')).toBeVisible();
  await expectAccessible(page);
});
