import { expect, test } from './fixtures.ts';

test('the sign-in page is accessible, and a wrong password is told without saying which part was wrong', async ({
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
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This e-mail address and password do not belong together.')).toBeVisible();
  await expectAccessible(page);
});
