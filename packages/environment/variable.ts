/** A setting: what may be written, and what it means. */
import { z } from 'zod';

/** Raw variables from the process or a file. */
export type RawVariables = Readonly<Record<string, string | undefined>>;

/** Definition of a variable. */
export interface Variable<Value> {
  /** Description for .env.example. */
  readonly about: string;
  /** What a valid value looks like. Ends the sentence "write …". */
  readonly expects: string;
  readonly schema: z.ZodType<Value, string>;
  /** Used if the variable is not set. A function that returns undefined requires it. */
  readonly default?: string | ((source: RawVariables) => string | undefined);
  /** Never printed. */
  readonly secret?: true;
  /** Whether only tests set it. Production refuses it. */
  readonly isForTests?: true;
}

export const DEFAULT_PORTS = {
  PORT: '3000',
  LAKE_PORT: '4000',
  STUDIO_PORT: '3333',
  OPS_PORT: '9464',
  INBOUND_SMTP_PORT: '2525',
};

export const wholeNumber = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(least).max(most));

export const port = (name: keyof typeof DEFAULT_PORTS, about: string): Variable<number> => ({
  about,
  expects: `a port between 1 and 65535, for instance ${DEFAULT_PORTS[name]}`,
  schema: wholeNumber(1, 65_535),
  default: DEFAULT_PORTS[name],
});

export const oneOf = <const Values extends readonly [string, ...string[]]>(
  about: string,
  values: Values,
  standard: Values[number],
): Variable<Values[number]> => ({
  about,
  expects: `one of ${values.join(', ')}`,
  schema: z.enum(values),
  default: standard,
});

export const urlString = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));

/** A URL without a path: scheme, host and port. */
export const origin = urlString(['http:', 'https:'])
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && url.search === '' && url.username === '')
  .transform((url) => url.origin);
