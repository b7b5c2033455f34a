import type { Popup } from '@rooftop/content/documents/popup/popup';
import { conditionShape } from '@rooftop/content/documents/popup/popup-condition.groq';

type Condition = Popup['conditions'][number];

/** What the query returns for the parts of a condition that an editor left empty. */
const EMPTY_PARTS = Object.fromEntries(
  Object.entries(conditionShape.shape).map(([part, shape]) => [
    part,
    shape.safeParse(null).success ? null : [],
  ]),
);

/** A condition that always holds, unless `parts` says otherwise. */
export const testCondition = (parts: Partial<Condition> = {}): Condition =>
  conditionShape.parse({ ...EMPTY_PARTS, key: 'c', ...parts });

/** A popup with a text, on every page. */
export function testPopup(
  id: string,
  {
    component,
    submitted,
    ...others
  }: Partial<Omit<Popup, 'component' | 'submitted'>> & {
    readonly component?: Partial<Popup['component']>;
    readonly submitted?: Partial<Popup['submitted']>;
  } = {},
): Popup {
  const empty = { type: 'html', html: null, form: null, offer: null, style: 'standard' } as const;
  return {
    id,
    name: `Popup ${id}`,
    kind: 'PrimeDialog',
    position: { mobile: 'bottom', desktop: 'center' },
    closeButton: true,
    background: true,
    button: null,
    component: { ...empty, title: 'Title', html: '<p>Text</p>', ...component },
    submitted: {
      component: { ...empty, title: null },
      email: { subject: null, text: null },
      track: null,
      redirect: null,
      close: false,
      timeoutClose: null,
      ...submitted,
    },
    conditions: [testCondition()],
    priority: 0,
    frequencyCap: { times: null, days: null },
    quietHours: 0,
    holdOutPercent: 0,
    startDate: null,
    endDate: null,
    ...others,
  };
}
