import type { RequestContext } from '../../context.server.ts';

/** Inquiry topics of the contact page, as links and e-mails number them (spec 3). */
export const TOPICS = ['1', '2', '3', '4', '5', '6', '7'] as const;
type Topic = (typeof TOPICS)[number];

/** The topic that an address asks for; undefined: none, or one that does not exist. */
export function askedTopic(request: Request): Topic | undefined {
  const asked = new URL(request.url).searchParams.get('topic');
  return TOPICS.find((topic) => topic === asked);
}

export interface TopicView {
  readonly label: string;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** All topics, as links to this page. */
export function topicViews(
  chosen: Topic | undefined,
  { say, href }: Pick<RequestContext, 'say' | 'href'>,
): readonly TopicView[] {
  return TOPICS.map((topic) => ({
    label: say(`contact.topic${topic}`),
    href: href(`/contact-us?topic=${topic}`) ?? '',
    isCurrent: topic === chosen,
  }));
}

/** What to call or write about, and what to have at hand. */
export function topicIntro(chosen: Topic | undefined, { say }: Pick<RequestContext, 'say'>): string {
  return say(chosen === undefined ? 'contact.intro' : `contact.intro${chosen}`);
}
