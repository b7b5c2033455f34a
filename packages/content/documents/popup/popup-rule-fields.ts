import { defineArrayMember, defineField } from 'sanity';
import { z } from 'zod';

const ruleShape = z.object({ rule: z.string() });
const ruleIn = (parent: unknown): string | undefined => ruleShape.safeParse(parent).data?.rule;
const needsValues = (parent: unknown): boolean => ['is', 'oneOf', 'in', 'not'].includes(ruleIn(parent) ?? '');

/** The values that a parameter is compared with. */
export const valuesField = defineField({
  name: 'values',
  title: 'Values',
  type: 'array',
  of: [defineArrayMember({ type: 'string' })],
  options: { layout: 'tags' },
  hidden: ({ parent }: { parent?: unknown }) => !needsValues(parent),
  validation: (rule) =>
    rule.custom((values: readonly unknown[] | undefined, { parent }) => {
      if (!needsValues(parent)) return true;
      if ((values ?? []).length === 0) return 'Add a value.';
      return ruleIn(parent) === 'is' && (values ?? []).length > 1
        ? 'Keep one value, or choose "is one of".'
        : true;
    }),
});

/** How a parameter is compared with the values. */
export const ruleField = <Rule extends string>(list: { value: Rule; title: string }[], initialValue: Rule) =>
  defineField({
    name: 'rule',
    title: 'Rule',
    type: 'string',
    options: { list, layout: 'radio' },
    initialValue,
    validation: (rule) => rule.required().error('Choose the rule.'),
  });
