import { isTopic } from '@rooftop/leads/kinds/topics';
import { TOPIC_NUMBERS, type Topic } from '@rooftop/forms/contact-topics';
import type { RequestContext } from '../context.server.ts';
import type { Option } from '../ui/fields/select.tsx';

/** Topic in the URL. Undefined if it is missing or unknown. */
export function requestedTopic(request: Request): Topic | undefined {
  const topic = new URL(request.url).searchParams.get('topic');
  return isTopic(topic) ? topic : undefined;
}

/** All topics as options. */
export const topicOptions = ({ t }: Pick<RequestContext, 't'>): readonly Option[] =>
  TOPIC_NUMBERS.map((topic) => ({ value: topic, label: t(`contact.topic${topic}`) }));

/** What to call or write about, and what to have ready. */
export function topicIntro(chosen: Topic | undefined, { t }: Pick<RequestContext, 't'>): string {
  return t(chosen === undefined ? 'contact.intro' : `contact.intro${chosen}`);
}
