/** Parses environment variables into validated, typed settings. */
import type { RawVariables } from './variable.ts';
import { type VariableName, type VariableValue, variable, variables } from './variables.ts';

/** Name of a required variable, or with `?` of an optional one. */
export type VariableRequest = VariableName | `${VariableName}?`;

type NameOf<R extends VariableRequest> = R extends `${infer Name extends VariableName}?` ? Name : R;

/** The requested settings by variable name. */
export type Environment<R extends VariableRequest> = {
  readonly [Each in R as NameOf<Each>]: Each extends `${infer Name extends VariableName}?`
    ? VariableValue<Name> | undefined
    : Each extends VariableName
      ? VariableValue<Each>
      : never;
};

/** Thrown for invalid settings. The message names each variable, what is wrong with it and what to write. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Returns true if a variable of this name is defined. */
export function isVariableName(name: string): name is VariableName {
  return Object.hasOwn(variables, name);
}

function explain(name: VariableName, text: string): string {
  const { expects, secret } = variable(name);
  return `${name} ${secret ? 'has an invalid value' : `is "${text}"`}: write ${expects}.`;
}

/** Returns the given value, or else the default. A derived default may contain another variable's error. */
function textOf(name: VariableName, source: RawVariables): { text: string | undefined; isDerived: boolean } {
  const text = source[name]?.trim();
  const standard = variable(name).default;
  if (text) return { text, isDerived: false };
  if (typeof standard === 'function') return { text: standard(source), isDerived: true };
  return { text: standard, isDerived: false };
}

/**
 * Reads variables from `source`. Empty ones count as missing.
 * @param requests names, or `NAME?` if the setting may be missing
 * @throws EnvironmentError that lists all variables that are invalid, missing, or refused in production
 */
export function parseEnvironment<const R extends VariableRequest>(
  source: RawVariables,
  requests: readonly R[],
): Environment<R> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  const derivedProblems: string[] = [];
  for (const request of requests) {
    const mayBeMissing = request.endsWith('?');
    const name = mayBeMissing ? request.slice(0, -1) : request;
    if (!isVariableName(name)) throw new Error(`${name} is not a known variable`);
    const { expects, schema, isForTests } = variable(name);
    const { text, isDerived } = textOf(name, source);
    if (text === undefined) {
      if (!mayBeMissing) problems.push(`${name} is missing: write ${expects}.`);
      continue;
    }
    if (isForTests && source['APP_ENV']?.trim() === 'production') {
      problems.push(`${name} is set: remove it, because APP_ENV is production.`);
      continue;
    }
    const result = schema.safeParse(text);
    if (result.success) values[name] = result.data;
    else (isDerived ? derivedProblems : problems).push(explain(name, text));
  }
  if (problems.length === 0) problems.push(...derivedProblems);
  if (problems.length > 0) throw new EnvironmentError(problems.join('\n'));
  // Each requested variable has been checked against its own schema above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return values as Environment<R>;
}
