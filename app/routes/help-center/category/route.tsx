import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { useLoaderData } from '#app/framework.ts';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { headOf } from '#app/site/head/page-head.server.ts';
import { notFound } from '#app/http/not-found.ts';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import styles from '../help.css?url';
import { helpCategoryView, findSection } from './category-view.server.ts';
import { HelpCategoryQuestions } from './category.tsx';
import { submitVote } from './submit-vote.server.ts';
import { useAnswerFromHash } from './use-answer-from-hash.ts';
import { sharedCategory } from './page.server.ts';

/**
 * Help category of the URL.
 * @throws Response (404) if there is no such category
 */
async function requestedSection(slug: string | undefined, context: RequestContext) {
  const found = await findSection(slug, context);
  if (found === undefined) throw notFound('invalid');
  return found;
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const found = await requestedSection(params['category'], context);
  const { slug, title, text, questions } = found.section;
  const { dealership, t } = context;
  const head = {
    title: t('help.sectionTitle', { title }),
    description: text ?? t('help.sectionDescription', { title, name: dealership.name }),
    address: pathTo('help-category', { category: slug }),
    isIndexed: questions.length > 0,
    picture: { of: sharedCategory, key: slug },
  } as const;
  return {
    head: await headOf(head, context),
    category: serverRendered(helpCategoryView(found, request, context), context),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { section } = await requestedSection(params['category'], context);
  return submitVote(section, request, context);
}

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function HelpCategory() {
  useAnswerFromHash();
  const { category } = useLoaderData<typeof loader>();
  return <ServerRendered of={category}>{(view) => <HelpCategoryQuestions view={view} />}</ServerRendered>;
}
