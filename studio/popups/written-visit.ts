/** A visit as marketers write it, and as the rules of popups see it. */
import type { EditedPopup } from '@rooftop/content/schema';
import { localMoment } from '@rooftop/tenancy/local-moment';
import type { TriedVisit } from '@rooftop/visits/popups/try-visit';

const HOUR_MS = 3_600_000;

export interface WrittenVisit {
  readonly path: string;
  readonly seconds: number;
  /** Paths, one a line. */
  readonly pagesBefore: string;
  /** Different cars seen before. */
  readonly carsBefore: number;
  readonly isLead: boolean;
  /** Null if they never sent a form. */
  readonly hoursSinceForm: number | null;
  readonly sentHere: boolean;
  readonly ads: Readonly<Record<string, string>>;
  readonly seen: readonly string[];
  readonly clicked: readonly string[];
  readonly isHeldOut: boolean;
  /** How often each popup showed to them today. */
  readonly showings: number;
  /** When each popup showed to them, by ID, if that is known. Then `showings` counts nothing. */
  readonly shownAt: TriedVisit['memory']['shownAt'] | null;
  /** IDs of popups that they closed before, in this session. */
  readonly closed: readonly string[];
  /** IDs of popups that they have answered. */
  readonly answered: readonly string[];
  /** Day of the visit, `YYYY-MM-DD`. Empty: today. */
  readonly day: string;
}

export const NO_VISIT: WrittenVisit = {
  path: '/',
  seconds: 0,
  pagesBefore: '',
  carsBefore: 0,
  isLead: false,
  hoursSinceForm: null,
  sentHere: false,
  ads: {},
  seen: [],
  clicked: [],
  isHeldOut: false,
  showings: 0,
  shownAt: null,
  closed: [],
  answered: [],
  day: '',
};

/** Path of one of many invented cars. */
export const carPath = (number: number): string =>
  `/used-cars-for-sale/2021-car-${String(number).padStart(17, '0')}`;

const pathOf = (typed: string): string => `/${typed.trim().replace(/^\/+/, '')}`;

/** A dealership's popups and time zone, and when the pane was opened, in milliseconds since 1970. */
interface TrialClock {
  /** IDs of all popups. */
  readonly popups: readonly string[];
  readonly timeZone: string;
  readonly openedAt: number;
}

/** A visit on another day is at noon. */
export function visitOf(written: WrittenVisit, { popups, timeZone, openedAt }: TrialClock): TriedVisit {
  const now =
    written.day === '' ? openedAt : (localMoment(written.day, '12:00', timeZone)?.getTime() ?? openedAt);
  const { pagesBefore, carsBefore, hoursSinceForm, isLead, ads, seen, clicked, seconds } = written;
  const path = pathOf(written.path);
  const shown = Array<number>(Math.min(written.showings, 100)).fill(now - 1);
  const pages = pagesBefore.split('\n').filter((line) => line.trim() !== '');
  return {
    path,
    pathsBefore: [
      ...pages.map(pathOf),
      ...Array.from({ length: Math.min(carsBefore, 100) }, (_, index) => carPath(index + 1)),
    ],
    isLead,
    ads: Object.fromEntries(Object.entries(ads).filter(([, value]) => value !== '')),
    seen: new Set(seen),
    clicked: new Set(clicked),
    seconds,
    latestForm:
      hoursSinceForm === null
        ? null
        : { at: now - hoursSinceForm * HOUR_MS, page: written.sentHere ? path : '' },
    memory: {
      finished: new Set(written.answered),
      disabled: new Set(written.closed),
      shownAt: written.shownAt ?? Object.fromEntries(popups.map((id) => [id, shown])),
      seed: '',
    },
    now,
    timeZone,
  };
}

/** Puts the visitor into every hold-out, or into none that not everybody is in. */
export const withHoldOut = (popups: readonly EditedPopup[], isHeldOut: boolean): readonly EditedPopup[] =>
  popups.map((popup) => ({
    ...popup,
    holdOutPercent: popup.holdOutPercent >= 100 || (isHeldOut && popup.holdOutPercent > 0) ? 100 : 0,
  }));

/** A list with or without one of its texts. */
export const withMark = (texts: readonly string[], text: string, isOn: boolean): readonly string[] =>
  isOn ? [...texts, text] : texts.filter((one) => one !== text);
