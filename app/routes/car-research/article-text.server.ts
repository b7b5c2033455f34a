import type { Article } from '@rooftop/content/documents/article';
import type { Language } from '@rooftop/content/languages';
import { createTextIndex, type Searchable, type TextIndex } from '../../search/full-text.ts';
import { headingsOf, plainText } from '../../ui/body.ts';

/** What an article says, as text. */
export interface ArticleText extends Searchable {
  readonly article: Article;
  /** how long it takes to read */
  readonly minutes: number;
  readonly words: number;
}

/** How fast people read articles on a screen. */
const WORDS_A_MINUTE = 230;

/** Paragraphs in one line; a heading or a row of a table, which has no full stop, is set apart from what follows. */
const inOneLine = (text: string): string =>
  text.replaceAll(/(?<=[^.!?:;…])\s*\n\s*/g, ' · ').replaceAll(/\s+/g, ' ');

function read(article: Article): ArticleText {
  const body = plainText(article.body);
  const words = body.match(/\S+/g)?.length ?? 0;
  return {
    article,
    title: article.title,
    headings: headingsOf(article.body).map(({ text }) => text),
    text: inOneLine([article.summary, body].filter((part) => part !== null).join('\n')),
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
    words,
  };
}

/** Read once for each state of the content, not for each request. */
const texts = new WeakMap<Article, ArticleText>();

export function articleText(article: Article): ArticleText {
  const text = texts.get(article) ?? read(article);
  texts.set(article, text);
  return text;
}

const indexes = new WeakMap<readonly Article[], TextIndex<ArticleText>>();

/** Searches in articles, also in those that are not published yet. @param articles as the content gives them in a language */
export function articleIndex(articles: readonly Article[], language: Language): TextIndex<ArticleText> {
  const index = indexes.get(articles) ?? createTextIndex(articles.map(articleText), language);
  indexes.set(articles, index);
  return index;
}
