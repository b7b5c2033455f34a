import { escapeXml } from '@rooftop/escaping/escape-markup';

/** A feed of articles. All URLs are absolute. */
export interface ArticleFeed {
  readonly title: string;
  readonly description: string;
  /** URL of the page that the feed belongs to. */
  readonly link: string;
  /** URL of the feed itself. */
  readonly self: string;
  readonly language: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

interface FeedItem {
  /** Permanent ID that stays the same when the URL changes. */
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly description: string | null;
  readonly category: string;
  readonly author: string;
  readonly published: Date;
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>\n`;
/** RFC 822 format with a four-digit year. */
const date = (moment: Date): string => moment.toUTCString();

const itemXml = (item: FeedItem): string =>
  [
    '<item>\n',
    element('title', item.title),
    element('link', item.link),
    `<guid isPermaLink="false">${escapeXml(item.id)}</guid>\n`,
    item.description === null ? '' : element('description', item.description),
    element('category', item.category),
    element('dc:creator', item.author),
    element('pubDate', date(item.published)),
    '</item>\n',
  ].join('');

/** Serializes the feed as RSS 2.0. */
export const rssXml = ({ title, description, link, self, language, items }: ArticleFeed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">\n',
    '<channel>\n',
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', language),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>\n`,
    ...items.slice(0, 1).map(({ published }) => element('lastBuildDate', date(published))),
    ...items.map(itemXml),
    '</channel>\n</rss>\n',
  ].join('');
