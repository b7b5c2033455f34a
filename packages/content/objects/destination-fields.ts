import { defineField } from 'sanity';
import { z } from 'zod';
import { ADDRESSED_TYPES, type AddressedType, addressOf } from '../address.ts';
import { optionalHref } from './href-field.ts';
import { OWN_OR_SHARED_REFERENCE } from './own-reference.ts';

const chosenShape = z.object({ target: z.object({ _ref: z.string() }) });

const written = optionalHref(
  'href',
  'Or an address',
  'Where no page is chosen: a page of this website such as /cars-for-sale, or an address that begins with https://, tel: or mailto:.',
);

const targetField = defineField({
  name: 'target',
  title: 'Page of this website',
  type: 'reference',
  to: ADDRESSED_TYPES.map((type) => ({ type })),
  options: OWN_OR_SHARED_REFERENCE,
  description: 'A page, article, offer, person, store … The link follows when its address changes.',
});

/** Where something may lead, and need not. */
export const optionalDestinationFields = [targetField, written];

/** Where something leads: a document with a page of its own, which is found wherever it moves, or an address. */
export const destinationFields = [
  targetField,
  defineField({
    ...written,
    validation: (rule) => [
      ...[written.validation?.(rule) ?? []].flat(),
      rule.custom((href, { parent }) =>
        href !== undefined || chosenShape.safeParse(parent).success
          ? true
          : 'Choose a page of this website, or write an address.',
      ),
    ],
  }),
];

/** What previews select of a destination; `destinationWords` makes words of it. */
export const destinationSelection = {
  href: 'href',
  type: 'target._type',
  path: 'target.path',
  slug: 'target.slug.current',
  kind: 'target.kind',
  department: 'target.department',
  key: 'target.key',
};

interface Selected {
  readonly href?: string;
  readonly type?: AddressedType;
  readonly path?: string;
  readonly slug?: string;
  readonly kind?: string;
  readonly department?: string;
  readonly key?: string;
}

/** Where something leads today, for previews. */
export function destinationWords({ href, type, path, slug, kind, department, key }: Selected): string {
  const name = path ?? slug ?? kind ?? (type === 'offer' ? `${department}/${key}` : key);
  return type === undefined || name === undefined ? (href ?? '') : addressOf(type, name);
}
