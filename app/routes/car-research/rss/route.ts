import type { LoaderFunctionArgs } from '#app/framework.server.ts';
import { pathTo } from '@rooftop/content/page-paths';
import { startOfDay } from '@rooftop/tenancy/calendar';
import { categoryName } from '../article-card-view.server.ts';
import { feedLink } from '../feed-link.server.ts';
import { publishedArticles } from '#app/site/articles/published-articles.server.ts';
import { rssXml } from './rss-xml.ts';

/** Number of articles in the feed. Feed readers have already stored the older ones. */
const MOST_ITEMS = 50;

/** `/car-research/rss.xml`: the newest articles, for feed readers. */
export async function loader({ context }: LoaderFunctionArgs) {
  context.setRoute('rss');
  const { dealership, href, locale, origin, t } = context;
  const { name, timeZone } = dealership;
  const articles = await publishedArticles(context);
  const absolute = (path: string) => origin + (href(path) ?? '');
  const { title, href: self } = feedLink(context);
  const xml = rssXml({
    title,
    description: t('research.description', { name }),
    link: absolute(pathTo('car-research')),
    self,
    language: `${locale}-us`,
    items: articles.slice(0, MOST_ITEMS).map((article) => ({
      id: article.id,
      title: article.title,
      link: absolute(pathTo('car-research/article', article)),
      description: article.summary,
      category: categoryName(article.category, context),
      author: article.author?.name ?? name,
      published: startOfDay(article.publishedOn, timeZone),
    })),
  });
  return new Response(xml, {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });
}
