import type { Answered } from '#app/forms/steps/step-answer.ts';
import { stepFieldId } from '#app/forms/steps/step-error-summary.tsx';

/** A step's fields: their labels, what was entered before, and what was wrong with it. */
interface Entered {
  /** By field, without the prefix. */
  readonly labels: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly answer: Answered | undefined;
  /** Before the name of each field: `0.` for the first entry of a list. */
  readonly prefix?: string;
  /** Name of the field to begin with, if nothing is wrong. */
  readonly first?: string | undefined;
}

/** Returns a function that makes the props of a field. Without JavaScript, the browser focuses the first wrong one. */
export function fieldPropsOf({ labels, values, answer, prefix = '', first }: Entered) {
  const { problems = {}, values: unsaved = {} } = answer ?? {};
  const [focused = first === undefined ? undefined : prefix + first] = Object.keys(problems);
  /** @param note follows the label, such as that the field is optional */
  return (field: string, note?: string) => {
    const name = prefix + field;
    const label = labels[field] ?? field;
    return {
      id: stepFieldId(name),
      name,
      label: note === undefined ? label : `${label} ${note}`,
      error: problems[name],
      defaultValue: unsaved[name] ?? values[field] ?? '',
      autoFocus: name === focused,
    };
  };
}
