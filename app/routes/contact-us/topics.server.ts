import { isTopic, TOPICS, type Topic } from '@rooftop/leads/kinds/topics';
import type { RequestContext } from '../../context.server.ts';
import type { Option } from '../../ui/select.tsx';

/** Topic in the URL. Undefined if it is missing or unknown. */
export function askedTopic(request: Request): Topic | undefined {
  const asked = new URL(request.url).searchParams.get('topic');
  return isTopic(asked) ? asked : undefined;
}

/** All topics as options. */
export const topicOptions = ({ say }: Pick<RequestContext, 'say'>): readonly Option[] =>
  Object.keys(TOPICS)
    .filter(isTopic)
    .map((topic) => ({ value: topic, label: say(`contact.topic${topic}`) }));

/** What to call or write about, and what to have ready. */
export function topicIntro(chosen: Topic | undefined, { say }: Pick<RequestContext, 'say'>): string {
  return say(chosen === undefined ? 'contact.intro' : `contact.intro${chosen}`);
}
