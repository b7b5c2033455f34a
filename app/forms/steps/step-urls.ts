/** How URLs name the steps of a form. */
export interface StepUrls {
  /**
   * Position of the step that a URL asks for, from 0.
   * @param keys of the steps that this visitor's form has
   * @returns -1 if there is no such step, null if the URL asks for the one that was reached
   */
  readonly find: (query: URLSearchParams, keys: readonly string[]) => number | null;
  /** Path of a step, without the language. @param number from 1 */
  readonly path: (key: string, number: number) => string;
}

/**
 * Steps with numbers, such as `?step=2`. The form's own path is the first one. A number beyond the last step means the
 * last, because a form may have lost a step since the page was shown.
 */
export const numberedSteps = (path: string): StepUrls => ({
  find(query, { length }) {
    const number = Number(query.get('step') ?? 1);
    return Number.isInteger(number) && number >= 1 ? Math.min(number, length) - 1 : -1;
  },
  path: (_key, number) => (number <= 1 ? path : `${path}?step=${number}`),
});

/** Steps with names, such as `?step=residence`. The form's own path leads to the one that was reached. */
export const namedSteps = (path: string) =>
  ({
    find(query, keys) {
      const key = query.get('step');
      return key === null ? null : keys.indexOf(key);
    },
    path: (key) => `${path}?step=${key}`,
  }) satisfies StepUrls;
