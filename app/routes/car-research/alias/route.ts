import { ARTICLE_CATEGORIES } from '@rooftop/content/documents/article';
import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { articleSearchPath, RESEARCH_PATH } from '../article-path.ts';

/** `/news` without an article redirects to the articles of that category. */
export function loader({ context }: LoaderFunctionArgs) {
  const { href, path } = context;
  context.setRoute('article alias');
  const category = ARTICLE_CATEGORIES.find((one) => path.endsWith(`/${one}`));
  const to = category === undefined ? RESEARCH_PATH : articleSearchPath({ category });
  return redirect(href(to) ?? RESEARCH_PATH, 301);
}
