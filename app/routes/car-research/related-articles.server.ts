import type { Article } from '@rooftop/content/documents/article';
import { wordsOf } from '../../search/words.ts';

const MOST = 3;
/** Shorter words say nothing of what a text is about. */
const SHORTEST_WORD = 4;

const themes = ({ title, summary }: Article): ReadonlySet<string> =>
  new Set(
    wordsOf(`${title} ${summary ?? ''}`)
      .map(({ folded }) => folded)
      .filter((word) => word.length >= SHORTEST_WORD),
  );

/**
 * Articles to read next: those that editors chose, then those of the same category, then others, each time first those
 * that share most words of title and summary, the newest first among equals.
 * @param published newest first
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
