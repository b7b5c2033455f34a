import type { Article } from '@rooftop/content/documents/article/article';
import type { Language } from '@rooftop/tenancy/languages';
import { createTextIndex, type Searchable, type TextIndex } from '../search/full-text.ts';
import { headingsOf, plainText } from '#app/blocks/rich-text/body.ts';

/** Content of an article as plain text. */
export interface ArticleText extends Searchable {
  readonly article: Article;
  /** Reading time in minutes. */
  readonly minutes: number;
  readonly words: number;
}

/** Average reading speed on a screen, in words per minute. */
const WORDS_A_MINUTE = 230;

/**
 * Joins paragraphs into one line. Headings and table rows, which have no final period, are separated from the next
 * text.
 */
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

/** Computed once per content snapshot, not per request. */
const texts = new WeakMap<Article, ArticleText>();

export function articleText(article: Article): ArticleText {
  const text = texts.get(article) ?? read(article);
  texts.set(article, text);
  return text;
}

const indexes = new WeakMap<readonly Article[], TextIndex<ArticleText>>();

/**
 * Search index of the articles, including those not published yet.
 * @param articles Articles in one language, as the content returns them.
 */
export function articleIndex(articles: readonly Article[], language: Language): TextIndex<ArticleText> {
  const index = indexes.get(articles) ?? createTextIndex(articles.map(articleText), language);
  indexes.set(articles, index);
  return index;
}
