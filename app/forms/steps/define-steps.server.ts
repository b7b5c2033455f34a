/** Forms of several steps that advance by posts: which step a visitor is at, and what becomes of its form. */
import { BUDGETS } from '@rooftop/budgets/budgets';
import type { Form } from '@rooftop/forms/lead-forms';
import type { RequestContext } from '#app/context.server.ts';
import { data } from '#app/framework.server.ts';
import { localPath } from '#app/http/page-request.ts';
import { seeOther } from '#app/http/see-other.server.ts';
import { readForm } from '../read-form.server.ts';
import { again, againLater, againStatus } from './again.server.ts';
import { countStep } from './count-step.server.ts';
import type { Answered } from './step-answer.ts';
import type { StepPlace, StepRow } from './step-row.ts';
import type { StepUrls } from './step-urls.ts';

interface StepsOptions<Loaded, Change, View, Answer extends Answered> {
  readonly form: Form;
  readonly urls: StepUrls;
  /** In their order. The last one submits the lead. */
  readonly rows: readonly StepRow<Loaded, Change, View, Answer>[];
  /** Stores what a step changes. @returns the form after that, and the cookie that finds it again: null if it is known */
  readonly save: (
    change: Change,
    loaded: Loaded,
    context: RequestContext,
  ) => Promise<{ readonly loaded: Loaded; readonly cookie: string | null }>;
}

interface PlacedStep<Row> extends StepPlace {
  readonly row: Row;
}

interface FoundStep<Row> extends PlacedStep<Row> {
  /** All steps of this visitor's form. */
  readonly steps: readonly PlacedStep<Row>[];
  /** Whether it is the step that was asked for. */
  readonly isAsked: boolean;
}

/**
 * Defines a form whose steps are posted one by one. Nobody gets further than what is complete, a step too many is
 * refused (`BUDGETS.formSteps`), and what was entered is never lost.
 * @typeParam Loaded what a visitor has entered so far. Its `id` is null before the first step
 */
export function defineSteps<
  Loaded extends { readonly id: string | null },
  Change,
  View,
  Answer extends Answered = Answered,
>({ form: formName, urls, rows, save }: StepsOptions<Loaded, Change, View, Answer>) {
  type Row = StepRow<Loaded, Change, View, Answer>;

  function stepsOf(loaded: Loaded, query: URLSearchParams): readonly PlacedStep<Row>[] {
    const applying = rows.filter(({ applies }) => applies?.(loaded) ?? true);
    const all = applying.flatMap((row) =>
      Array.from({ length: row.repeats?.(loaded) ?? 1 }, (_, nth) => ({ row, nth })),
    );
    return all.map(({ row, nth }, at) => ({
      row,
      nth,
      number: at + 1,
      path: urls.path(row.key, at + 1),
      query,
    }));
  }

  /**
   * Finds the step that a URL asks for, or the first before it that is not complete. An unknown one leads to the first.
   * @param key of the step that is asked for in place of the URL's. Without such a step, as when it has ceased to apply, it
   * is the one that was reached
   */
  function find(request: Request, loaded: Loaded, key?: string): FoundStep<Row> {
    const query = new URL(request.url).searchParams;
    const steps = stepsOf(loaded, query);
    const keys = steps.map(({ row }) => row.key);
    const asked = key === undefined ? urls.find(query, keys) : keys.indexOf(key);
    const open = steps.findIndex(({ row, nth }) => !row.isComplete(loaded, nth));
    const reached = open === -1 ? steps.length - 1 : open;
    const isGone = key !== undefined && asked === -1;
    const position = asked === null || isGone ? reached : Math.min(Math.max(asked, 0), reached);
    const step = steps[position];
    if (step === undefined) throw new Error(`The form ${formName} has no steps`);
    return { ...step, steps, isAsked: asked === null || asked === position };
  }

  /** What the page of a step shows: the step, how far it is, and the URLs around it. */
  async function show({ steps, ...step }: FoundStep<Row>, loaded: Loaded, context: RequestContext) {
    const { t, locale, dealership } = context;
    const href = (path: string) => localPath(path, locale, dealership.languages);
    const { number, row, path } = step;
    const before = steps[number - 2];
    return {
      step: await row.view(loaded, context, step),
      key: row.key,
      number,
      count: steps.length,
      progress: t('personalize.progress', { step: number, of: steps.length }),
      action: href(path),
      back: before === undefined ? null : href(before.path),
    };
  }

  /**
   * Takes a step's form: stores it and leads to the next step, or, at the last one, submits the lead.
   * @param posted the body, if it was read already, and the key of the step if the body names it
   * @throws Response (303) that leads to a step. A step that was not reached leads to the one that was: another tab has
   * changed an answer, or what was entered has expired
   */
  async function take(
    request: Request,
    loaded: Loaded,
    context: RequestContext,
    posted: { readonly form?: FormData; readonly key?: string } = {},
  ) {
    const found = find(request, loaded, posted.key);
    const { row, nth, path } = found;
    if (!found.isAsked) throw seeOther(path, context);
    if ('submit' in row) {
      const form = posted.form ?? (await readForm(request));
      const { answer, init } = await row.submit(request, form, loaded, context, found);
      return data(answer, init);
    }

    // The steps before the lead have no token: what they store is small, private and soon deleted.
    const limit = await countStep(formName, loaded.id, context);
    // Files of a step too many are not read.
    if (limit !== null && row.entered === undefined) return againLater(limit, {}, context);
    if (row.hasFiles !== true && Number(request.headers.get('Content-Length')) > BUDGETS.formBytes.each)
      return again({ form: context.t('refused.413Text') }, {}, context);
    const form = posted.form ?? (await readForm(request));
    if (limit !== null) return againLater(limit, row.entered?.(form, loaded, found) ?? {}, context);

    const reading = await row.read(form, loaded, context, found);
    const { change } = reading;
    const saved = change === undefined ? { loaded, cookie: null } : await save(change, loaded, context);
    const headers: Readonly<Record<string, string>> =
      saved.cookie === null ? {} : { 'Set-Cookie': saved.cookie };
    if (reading.kind === 'wrong') return data(reading.answer, { status: againStatus(context), headers });
    if (reading.kind === 'stay') throw seeOther(path, context, headers);
    const steps = stepsOf(saved.loaded, found.query);
    const at = steps.findIndex((step) => step.row === row && step.nth === nth);
    throw seeOther(steps[at + 1]?.path ?? path, context, headers);
  }

  return {
    /** Names of all steps, in their order. */
    keys: rows.map(({ key }) => key),
    /** Finds a step by its key. Returns undefined if this visitor's form has none. */
    placeOf: (key: string, loaded: Loaded): StepPlace | undefined =>
      stepsOf(loaded, new URLSearchParams()).find(({ row }) => row.key === key),
    find,
    show,
    take,
  };
}
