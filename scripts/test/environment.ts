import { variables } from '@rooftop/environment/variables';

/** Hides the developer's settings and those in `.env` from the tests: an empty variable overrides them. */
const hidden = Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

/** The environment of test commands. */
export const testEnvironment: NodeJS.ProcessEnv = { ...process.env, ...hidden, ...colors, CI: '1' };
