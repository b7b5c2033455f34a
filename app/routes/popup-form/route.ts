import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { popupFormView, submitPopupForm } from '../../site/popups/popup-form.server.ts';

const placeOf = ({ id, part }: LoaderFunctionArgs['params']) => ({ id, part });

export async function loader({ params, context }: LoaderFunctionArgs) {
  return { view: await popupFormView(placeOf(params), context) };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { answer, init } = await submitPopupForm(placeOf(params), request, context);
  return data(answer, init);
}

export { submitOrPreserve as clientAction } from '../../forms/submit-or-preserve.ts';
