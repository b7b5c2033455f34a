/** Finds popups that could show at the same moment to the same shopper, of which only chance decides. */
import { z } from 'zod';
import type { DealershipFacts } from './dealership-facts.ts';
import type { CheckedDocument, Finding } from './finding.ts';

const conditionShape = z.object({
  visitors: z.string().nullish(),
  pages: z.array(z.string()).nullish(),
  timer: z.number().nullish(),
});
type Condition = z.infer<typeof conditionShape>;

/** First and last day. Without one, it is not limited. */
interface PopupDays {
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

/**
 * Parts of a condition that can be compared. All others depend on what a visitor did, so that two of them rarely become
 * true together.
 */
const COMPARED: readonly string[] = ['_key', '_type', ...Object.keys(conditionShape.shape)];

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

const isPlain = (condition: unknown): boolean =>
  typeof condition === 'object' &&
  condition !== null &&
  Object.entries(condition).every(([name, value]) => COMPARED.includes(name) || isEmpty(value));

const plainConditions = (conditions: readonly unknown[]): readonly Condition[] =>
  conditions.filter(isPlain).flatMap((condition) => conditionShape.safeParse(condition).data ?? []);

/** Whether two conditions can become true at the same moment on the same page. */
function meet(a: Condition, b: Condition): boolean {
  if (a.visitors && b.visitors && a.visitors !== b.visitors) return false;
  if ((a.timer ?? 0) !== (b.timer ?? 0)) return false;
  const [pages, others] = [a.pages ?? [], b.pages ?? []];
  return pages.length === 0 || others.length === 0 || pages.some((page) => others.includes(page));
}

/** Whether there is a day on which both run. Days are written so that they compare as text. */
const runTogether = (a: PopupDays, b: PopupDays): boolean =>
  (a.startDate ?? '') <= (b.endDate ?? '9') && (b.startDate ?? '') <= (a.endDate ?? '9');

const popupShape = z.object({
  _id: z.string().default(''),
  startDate: z.string().nullish(),
  endDate: z.string().nullish(),
  priority: z.number().default(0),
  conditions: z.array(z.unknown()).default([]),
});

/**
 * Warns if another popup of the same priority can show at the same moment.
 * @param popups all popups of the dealership
 */
export function checkPopupOverlap(
  document: CheckedDocument,
  popups: DealershipFacts['popups'],
): readonly Finding[] {
  const popup = document._type === 'popup' ? popupShape.safeParse(document).data : undefined;
  if (popup === undefined) return [];
  const id = popup._id.replace(/^drafts\./, '');
  const own = plainConditions(popup.conditions);
  const rival = popups.find(
    (other) =>
      other.id.replace(/^drafts\./, '') !== id &&
      other.priority === popup.priority &&
      runTogether(popup, other) &&
      plainConditions(other.conditions).some((theirs) => own.some((condition) => meet(condition, theirs))),
  );
  return rival === undefined
    ? []
    : [
        {
          kind: 'popup',
          name: 'Popups at once',
          level: 'warning',
          path: ['priority'],
          message: `“${rival.name}” has the same priority, and can show at the same moment on the same page. Only one of them shows first. Give the more important one a higher priority.`,
        },
      ];
}
