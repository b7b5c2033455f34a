/** Texts in, checked and typed settings out. */
import { type Source, type VariableName, type VariableValue, variable, variables } from './variables.ts';

/** A variable that must have a value, or with `?` one that may be missing. */
export type Request = VariableName | `${VariableName}?`;

type NameOf<R extends Request> = R extends `${infer Name extends VariableName}?` ? Name : R;

/** The settings that were asked for, by the names of their variables. */
export type Environment<R extends Request> = {
  readonly [Each in R as NameOf<Each>]: Each extends `${infer Name extends VariableName}?`
    ? VariableValue<Name> | undefined
    : Each extends VariableName
      ? VariableValue<Each>
      : never;
};

/** Settings that cannot be used. The message names each variable, what is wrong with it and what to write. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Whether the table has a variable of this name. */
export function isVariableName(name: string): name is VariableName {
  return Object.hasOwn(variables, name);
}

function explain(name: VariableName, text: string): string {
  const { expects, secret } = variable(name);
  return `${name} ${secret ? 'has a wrong value' : `is "${text}"`}: write ${expects}.`;
}

/** What was set, or else the default; a default that is derived may carry another variable's fault. */
function textOf(name: VariableName, source: Source): { text: string | undefined; isDerived: boolean } {
  const text = source[name]?.trim();
  const standard = variable(name).default;
  if (text) return { text, isDerived: false };
  if (typeof standard === 'function') return { text: standard(source), isDerived: true };
  return { text: standard, isDerived: false };
}

/**
 * Reads variables out of `source`; empty ones count as missing.
 * @param requests names; `NAME?` when the setting may be missing
 * @throws EnvironmentError about all wrong and missing ones at once
 */
export function parseEnvironment<const R extends Request>(
  source: Source,
  requests: readonly R[],
): Environment<R> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  const derivedProblems: string[] = [];
  for (const request of requests) {
    const mayBeMissing = request.endsWith('?');
    const name = mayBeMissing ? request.slice(0, -1) : request;
    if (!isVariableName(name)) throw new Error(`${name} is not in the table of variables`);
    const { expects, schema } = variable(name);
    const { text, isDerived } = textOf(name, source);
    if (text === undefined) {
      if (!mayBeMissing) problems.push(`${name} is missing: write ${expects}.`);
      continue;
    }
    const result = schema.safeParse(text);
    if (result.success) values[name] = result.data;
    else (isDerived ? derivedProblems : problems).push(explain(name, text));
  }
  if (problems.length === 0) problems.push(...derivedProblems);
  if (problems.length > 0) throw new EnvironmentError(problems.join('\n'));
  // Each name that was asked for has been checked by its own schema above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return values as Environment<R>;
}
