import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData, useSearchParams } from '#app/framework.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { pageHead } from '#app/site/head/page-head.server.ts';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import styles from './choices.css?url';
import { choicesView } from './choices-view.server.ts';
import { PrivacyChoicesForm } from './privacy-choices-form.tsx';
import { useForgottenStorage } from '#app/visitor/browser-storage.ts';
import { outcomeIn } from './outcomes.ts';
import { submitChoice } from './submit-choice.server.ts';
import { page } from './page.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const view = choicesView(request, context);
  return { head: await pageHead(page, context), choices: serverRendered(view, context) };
}

export const action = ({ context, request }: ActionFunctionArgs) => submitChoice(request, context);

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function PrivacyChoices() {
  const { choices } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  useForgottenStorage(outcomeIn(query) === 'forget');
  return <ServerRendered of={choices}>{(view) => <PrivacyChoicesForm view={view} />}</ServerRendered>;
}
