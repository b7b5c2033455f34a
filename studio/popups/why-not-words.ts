/** Why a popup does not show, in sentences for marketers. */
import { describeSelector, type EditedPopup } from '@rooftop/content/schema';
import { showDate } from '@rooftop/tenancy/typed/typed-date';
import type { WhyNot } from '@rooftop/visits/popups/try-visit';

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });
const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

type Condition = Extract<WhyNot, { condition: unknown }>['condition'];

/** Says how many visits one of a condition's rules needs, and how many count. */
function visitsOf({ pageItemsViewed }: Condition, counts: readonly number[]): string {
  const [index, rule] =
    [...pageItemsViewed.entries()].find(([at, { minCount, maxCount }]) => {
      const visits = counts[at] ?? 0;
      return (
        visits < (minCount ?? (maxCount === null ? 1 : 0)) || visits > (maxCount ?? Number.POSITIVE_INFINITY)
      );
    }) ?? [];
  if (rule === undefined || index === undefined) return 'Other pages must have been seen before.';
  const visits = counts[index] ?? 0;
  const what = `${rule.page} page`;
  return rule.maxCount !== null && visits > rule.maxCount
    ? `Allows at most ${count(rule.maxCount, what)}, this visit has ${visits}.`
    : `Needs ${count(rule.minCount ?? 1, what)}, this visit has ${visits}.`;
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function adOf(name: string, rule: unknown): string {
  if (rule === true) return `${name} must be there`;
  if (rule === false) return `${name} must not be there`;
  if (typeof rule === 'string') return `${name} must be ${rule}`;
  const lists: object = typeof rule === 'object' && rule !== null ? rule : {};
  const [isIn, not] = ['in' in lists ? textsOf(lists.in) : [], 'not' in lists ? textsOf(lists.not) : []];
  return [
    ...(isIn.length > 0 ? [`${name} must be ${either.format(isIn)}`] : []),
    ...(not.length > 0 ? [`${name} must not be ${either.format(not)}`] : []),
  ].join(', and ');
}

const dayOf = (date: string | null): string => (date === null ? 'not set' : showDate(date));

/** @param seconds for which the page has been open */
export function describeWhyNot(
  why: WhyNot,
  {
    quietHours,
    component,
    frequencyCap: { times, days },
    startDate,
    endDate,
  }: Pick<EditedPopup, 'quietHours' | 'component' | 'frequencyCap' | 'startDate' | 'endDate'>,
  seconds: number,
): string {
  switch (why.reason) {
    case 'coming':
      return `Its first day is ${dayOf(startDate)}.`;
    case 'ended':
      return `Its last day was ${dayOf(endDate)}.`;
    case 'noCondition':
      return 'It has no condition, so it never shows.';
    case 'isLead':
      return why.condition.isLead === true ? 'Only for leads.' : 'Only for visitors who are not leads.';
    case 'pages':
      return `Not on this page: only on ${either.format(why.condition.pages)}.`;
    case 'pageItemsViewed':
      return visitsOf(why.condition, why.counts);
    case 'adsValues': {
      const rules = Object.entries(why.condition.adsValues).map(([name, rule]) => adOf(name, rule));
      return `${rules.join(', and ')}.`;
    }
    case 'tagQuery':
      return `Only when they scroll to ${describeSelector(why.condition.tagQuery ?? '')}.`;
    case 'itemClicked':
      return `Only when they press ${describeSelector(why.condition.itemClicked ?? '')}.`;
    case 'timer':
      return `After ${count(why.condition.timer ?? 0, 'second')}; this page has been open for ${seconds}.`;
    case 'wrongParam':
      return `The website ignores this condition, because ${why.param} is wrong.`;
    case 'quiet':
      return quietHours > 0
        ? `Quiet for ${count(quietHours, 'hour')} after a request${component.type === 'component' ? ', and for an hour on the page where it was sent' : ''}.`
        : 'Quiet for an hour on the page where the request was sent.';
    case 'finished':
      return 'This visitor has answered it already.';
    case 'disabled':
      return 'This visitor has closed it in this session.';
    case 'frequencyCap':
      return `Shows at most ${count(times ?? 0, 'time')} in ${count(days ?? 0, 'day')}.`;
    case 'holdOut':
      break;
  }
  return 'This visitor is one of those who never see it (hold-out).';
}
