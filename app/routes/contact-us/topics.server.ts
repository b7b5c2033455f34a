import { isTopic, TOPICS, type Topic } from '@rooftop/leads/kinds/topics';
import type { RequestContext } from '../../context.server.ts';
import type { Option } from '../../ui/select.tsx';

/** The topic that an address asks for; undefined: none, or one that does not exist. */
export function askedTopic(request: Request): Topic | undefined {
  const asked = new URL(request.url).searchParams.get('topic');
  return isTopic(asked) ? asked : undefined;
}

/** All topics, to choose from. */
export const topicOptions = ({ say }: Pick<RequestContext, 'say'>): readonly Option[] =>
  Object.keys(TOPICS)
    .filter(isTopic)
    .map((topic) => ({ value: topic, label: say(`contact.topic${topic}`) }));

/** What to call or write about, and what to have at hand. */
export function topicIntro(chosen: Topic | undefined, { say }: Pick<RequestContext, 'say'>): string {
  return say(chosen === undefined ? 'contact.intro' : `contact.intro${chosen}`);
}
