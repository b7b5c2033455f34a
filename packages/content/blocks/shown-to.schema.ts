import { type CustomValidator, defineField } from 'sanity';
import { API_VERSION } from '../create-sanity-client.ts';
import { OWN_REFERENCE } from '../objects/fields/own-reference.ts';

const CONTROL = 'control';
const VARIANTS = '*[_id in [$id, "drafts." + $id]].variants[].key';

interface Written {
  readonly experiment?: { readonly _ref?: string };
  readonly arm?: string;
}

/** Validation rule: the arm is one of the experiment's. Otherwise nobody would see the block. */
const armExists: CustomValidator<Written | undefined> = async (value, { getClient }) => {
  const id = value?.experiment?._ref;
  if (id === undefined) return value?.arm === undefined || 'Choose the experiment, or leave both empty.';
  const variants = await getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: 'raw' })
    .fetch<readonly string[]>(VARIANTS, { id: id.replace(/^drafts\./, '') });
  const arms = [CONTROL, ...new Set(variants)];
  return arms.includes(value?.arm ?? CONTROL) || `Enter one of the experiment's arms: ${arms.join(', ')}`;
};

/** Field of every block: the visitors who see it. */
export const shownToField = defineField({
  name: 'shownTo',
  title: 'Experiment',
  type: 'object',
  description: 'Leave empty to show this block to everyone.',
  options: { collapsible: true, collapsed: true, columns: 2 },
  validation: (rule) => rule.custom(armExists),
  fields: [
    defineField({
      name: 'experiment',
      title: 'Experiment',
      type: 'reference',
      to: [{ type: 'experiment' }],
      options: OWN_REFERENCE,
      weak: true,
    }),
    defineField({
      name: 'arm',
      title: 'Shown to',
      type: 'string',
      description: 'control, or the name of a variant.',
      placeholder: CONTROL,
    }),
  ],
});
