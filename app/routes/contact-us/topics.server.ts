import { TOPICS, type Topic } from '@rooftop/leads/kinds/topics';
import type { RequestContext } from '../../context.server.ts';
import type { Option } from '../../ui/select.tsx';

const NAMES: readonly string[] = Object.keys(TOPICS);

/** Whether somebody's word is the number of a topic (spec 3). */
export const isTopic = (word: unknown): word is Topic => typeof word === 'string' && NAMES.includes(word);

/** The topic that an address asks for; undefined: none, or one that does not exist. */
export function askedTopic(request: Request): Topic | undefined {
  const asked = new URL(request.url).searchParams.get('topic');
  return isTopic(asked) ? asked : undefined;
}

/** All topics, to choose from. */
export const topicOptions = ({ say }: Pick<RequestContext, 'say'>): readonly Option[] =>
  NAMES.filter(isTopic).map((topic) => ({ value: topic, label: say(`contact.topic${topic}`) }));

/** What to call or write about, and what to have at hand. */
export function topicIntro(chosen: Topic | undefined, { say }: Pick<RequestContext, 'say'>): string {
  return say(chosen === undefined ? 'contact.intro' : `contact.intro${chosen}`);
}
