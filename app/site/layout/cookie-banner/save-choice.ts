import { refreshConsent } from '../../../visitor/consent/consent-state.ts';

/**
 * Saves the choice in a form of the cookie banner, and puts it in force on this page.
 * @param body what the form contained when it was sent
 * @returns whether it is saved
 */
export async function saveChoice(
  form: Pick<HTMLFormElement, 'action' | 'reset'>,
  body: FormData,
): Promise<boolean> {
  const isSaved = await post(form.action, body);
  // Before listeners hear of the choice: it is not unfinished input, for which a reload would wait.
  if (isSaved) form.reset();
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
