import { defineField, type ValidationContext } from 'sanity';
import { isStoredAs } from './typed-options.ts';

interface DateFieldOptions<Name extends string> {
  readonly name: Name;
  readonly title: string;
  readonly description?: string;
  readonly group?: string;
  readonly initialValue?: () => string;
  /** The error if there is no day. Absent: the day is optional. */
  readonly required?: string;
  /** Returns what is wrong with a day that can be read, such as `2026-12-24`; otherwise true. */
  readonly check?: (day: string, context: ValidationContext) => string | true;
}

const isDay = isStoredAs('date');

/**
 * A day, such as `2026-12-24`, which editors type as Americans do. It is a text and no `date` of Sanity's, whose rule tells
 * editors to write ISO 8601.
 */
export const dateField = <Name extends string>({ required, check, ...field }: DateFieldOptions<Name>) =>
  defineField({
    ...field,
    type: 'string',
    options: { typed: 'date' },
    validation: (rule) => [
      ...(required === undefined ? [] : [rule.required().error(required)]),
      rule.custom((day, context) => {
        const readable = isDay(day);
        if (day === undefined || readable !== true || check === undefined) return readable;
        return check(day, context);
      }),
    ],
  });
