import { defineField } from 'sanity';
import { z } from 'zod';
import { pathOf, TYPES_WITH_PAGE } from '../../address.ts';
import { optionalHref } from './href-field.ts';
import { OWN_OR_SHARED_REFERENCE } from '../fields/own-reference.ts';

const chosenShape = z.object({ target: z.object({ _ref: z.string() }) });

const written = optionalHref('href', 'Leads to', 'A page is found even after its URL changes.');

const targetField = defineField({
  name: 'target',
  title: 'Page on this website',
  type: 'reference',
  to: TYPES_WITH_PAGE.map((type) => ({ type })),
  options: OWN_OR_SHARED_REFERENCE,
});

/** An optional link target. */
export const optionalDestinationFields = [targetField, written];

/** A required link target: a document with its own page, which is found even after it moves, or a URL. */
export const destinationFields = [
  targetField,
  defineField({
    ...written,
    validation: (rule) => [
      ...[written.validation?.(rule) ?? []].flat(),
      rule.custom((href, { parent }) =>
        href !== undefined || chosenShape.safeParse(parent).success ? true : 'Choose where the link leads.',
      ),
    ],
  }),
];

/** Preview selection for a link target. Pass the result to `describeTarget`. */
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
  readonly type?: Parameters<typeof pathOf>[0];
  readonly path?: string;
  readonly slug?: string;
  readonly kind?: string;
  readonly department?: string;
  readonly key?: string;
}

/** Describes a link's current target for previews. */
export function describeTarget({ href, type, path, slug, kind, department, key }: Selected): string {
  const name = path ?? slug ?? kind ?? (type === 'offer' ? `${department}/${key}` : key);
  return type === undefined || name === undefined ? (href ?? '') : pathOf(type, name);
}
