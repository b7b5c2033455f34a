import type { Article } from '@rooftop/content/documents/article/article';
import { placedWordsOf } from '#app/site/search/words.ts';

const MOST = 3;
/** Shorter words say too little about the topic of a text. */
const SHORTEST_WORD = 4;

const themes = ({ title, summary }: Article): ReadonlySet<string> =>
  new Set(
    placedWordsOf(`${title} ${summary ?? ''}`)
      .map(({ folded }) => folded)
      .filter((word) => word.length >= SHORTEST_WORD),
  );

/**
 * Related articles: first those that editors chose, then those of the same category, then others. Within each group,
 * articles that share the most words in title and summary come first; ties go to the newest.
 * @param published Newest first.
 */
export function relatedArticles(article: Article, published: readonly Article[]): readonly Article[] {
  const others = published.filter(({ id }) => id !== article.id);
  const chosen = article.related.flatMap((slug) => others.find((other) => other.slug === slug) ?? []);
  const own = themes(article);
  const alike = others
    .map((other) => ({
      other,
      isSibling: other.category === article.category,
      shared: [...themes(other)].filter((word) => own.has(word)).length,
    }))
    .toSorted((a, b) => Number(b.isSibling) - Number(a.isSibling) || b.shared - a.shared)
    .map(({ other }) => other);
  return [...new Set([...chosen, ...alike])].slice(0, MOST);
}
