import type { CreditStepAnswer } from './credit-step-answer.ts';

/** What was entered before, and what was wrong with it. */
interface Entered {
  readonly values: Readonly<Record<string, string>>;
  readonly answer: CreditStepAnswer | undefined;
  /** Before the name of each field: `0.` for the first entry of a list. */
  readonly prefix?: string;
  /** Name of the field to begin with, if nothing is wrong. */
  readonly first?: string | undefined;
}

/** Returns a function that makes the props of a field. Without JavaScript, the browser focuses the first wrong one. */
export function fieldPropsOf({ values, answer, prefix = '', first }: Entered) {
  const { problems = {}, values: unsaved = {} } = answer ?? {};
  const [focused = first === undefined ? undefined : prefix + first] = Object.keys(problems);
  return (field: string, label: string) => {
    const name = prefix + field;
    return {
      name,
      label,
      error: problems[name],
      defaultValue: unsaved[name] ?? values[field] ?? '',
      autoFocus: name === focused,
    };
  };
}
