import { ARTICLE_CATEGORIES } from '@rooftop/content/documents/article/article';
import { type LoaderFunctionArgs, redirect } from '#app/framework.server.ts';
import { pathTo } from '@rooftop/content/page-paths';
import { articleSearchPath } from '../article-search.ts';

/** `/news` without an article redirects to the articles of that category. */
export function loader({ context }: LoaderFunctionArgs) {
  const { href, path } = context;
  context.setRoute('article alias');
  const category = ARTICLE_CATEGORIES.find((one) => path.endsWith(`/${one}`));
  const to = category === undefined ? pathTo('car-research') : articleSearchPath({ category });
  return redirect(href(to) ?? pathTo('car-research'), 301);
}
