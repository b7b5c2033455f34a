import type { RequestContext } from '#app/context.server.ts';
import type { SubmitLeadResult } from '../submit-lead.server.ts';
import type { Answered } from './step-answer.ts';

/** Where a step is in one visitor's form. */
export interface StepPlace {
  /** From 1. */
  readonly number: number;
  /** Which one it is of a step that the form has several times, from 0. */
  readonly nth: number;
  /** Path of its page, without the language. */
  readonly path: string;
  /** Of the request. */
  readonly query: URLSearchParams;
}

/** A step's form as it was read. `change` is stored; absent if there is nothing to store. */
export type StepReading<Change, Answer extends Answered = Answered> =
  | {
      /** `complete` leads to the next step. `stay` shows the same one, such as with another entry of its list. */
      readonly kind: 'complete' | 'stay';
      readonly change?: Change;
    }
  | { readonly kind: 'wrong'; readonly answer: Answer; readonly change?: Change };

/**
 * A step of a form that advances by posts: a row of the form's table.
 * @typeParam Loaded what the visitor has entered so far, and what it depends on
 * @typeParam Change what a step stores
 * @typeParam Answer what is said of a step with mistakes
 */
export type StepRow<Loaded, Change, View = unknown, Answer extends Answered = Answered> = {
  /** Names the step in URLs or forms, and in facts. */
  readonly key: string;
  /** Whether a visitor's form has the step. Defaults to true. */
  readonly applies?: (loaded: Loaded) => boolean;
  /** How many times the form has the step. Defaults to once. */
  readonly repeats?: (loaded: Loaded) => number;
  /** Whether the steps after it can be reached. */
  readonly isComplete: (loaded: Loaded, nth: number) => boolean;
  /** What its page shows. */
  readonly view: (loaded: Loaded, context: RequestContext, place: StepPlace) => View | Promise<View>;
} & (
  | {
      /** What its form says, by field, for the page that shows it again. Absent if nothing was typed. */
      readonly entered?: (form: FormData, loaded: Loaded, place: StepPlace) => Answered['values'];
      /** Whether it takes files. Any other form is small. Defaults to false. */
      readonly hasFiles?: boolean;
      readonly read: (
        form: FormData,
        loaded: Loaded,
        context: RequestContext,
        place: StepPlace,
      ) => StepReading<Change, Answer> | Promise<StepReading<Change, Answer>>;
    }
  | {
      /** The last step submits the lead. The spam filter limits how often. */
      readonly submit: (
        request: Request,
        form: FormData,
        loaded: Loaded,
        context: RequestContext,
        place: StepPlace,
      ) => Promise<Pick<SubmitLeadResult, 'answer' | 'init'>>;
    }
);

type Rows = readonly { readonly view: (...args: never[]) => unknown }[];

/** What the pages of a form's steps show. */
export type StepViews<Table extends Rows> = Awaited<ReturnType<Table[number]['view']>>;

/** What the page of one kind of step shows. */
export type StepViewOf<Table extends Rows, Kind> = Extract<StepViews<Table>, { readonly kind: Kind }>;
