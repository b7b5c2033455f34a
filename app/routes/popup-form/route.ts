import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '#app/framework.server.ts';
import type { ClientLoaderFunctionArgs } from '#app/framework.ts';
import { submitOrPreserve } from '#app/forms/submit-or-preserve.ts';
import { popupFormView, submitPopupForm } from '#app/site/popups/popup-form.server.ts';

const placeOf = ({ id, part }: LoaderFunctionArgs['params']) => ({ id, part });

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  return { view: await popupFormView(placeOf(params), request, context) };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { answer, init } = await submitPopupForm(placeOf(params), request, context);
  return data(answer, init);
}

/** Without a view if the form cannot be loaded: then the popup does not open, and the page stays as it is. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch {
    return { view: null };
  }
}

export const clientAction = submitOrPreserve;
