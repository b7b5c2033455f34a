import { refreshConsent } from '#app/visitor/consent/consent-state.ts';

/**
 * Saves the choice in a form of the cookie banner, and puts it in force on this page.
 * @param action URL of the form
 * @param body what the form contained when it was sent
 * @param forms all forms of the banner
 * @returns whether it is saved
 */
export async function saveChoice(
  action: string,
  body: FormData,
  forms: Iterable<Pick<HTMLFormElement, 'reset'>>,
): Promise<boolean> {
  const isSaved = await post(action, body);
  // Before listeners hear of the choice: it is not unfinished input, for which a reload would wait.
  if (isSaved) for (const form of forms) form.reset();
  refreshConsent();
  return isSaved;
}

/** Whether the server took the choice: it answers with a redirect, whose page nobody needs. */
async function post(action: string, body: FormData): Promise<boolean> {
  try {
    return (await fetch(action, { method: 'POST', body, redirect: 'manual' })).type === 'opaqueredirect';
  } catch {
    return false;
  }
}
