import type { FrameLocator, Locator, Page } from '@playwright/test';

/** Fills fields by their labels. */
export async function fillFields(
  form: Page | Locator | FrameLocator,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
}

/** Returns a phone number that hardly any other test uses: many forms with the same number are held. */
export const newPhone = (): string => `(814) 555-${String(Math.floor(Math.random() * 9000) + 1000)}`;
