import { type SlugIsUniqueValidator, type SlugSourceFn, defineField } from 'sanity';
import { z } from 'zod';
import { API_VERSION } from '../../create-sanity-client.ts';
import { RESERVED_URL_MESSAGE, SLUG_PATTERN } from '../../address.ts';

/** Searches documents of the same dealership, or the shared ones. */
const IS_FREE = `!defined(*[_type == $type && slug.current == $slug && !(_id in [$id, "drafts." + $id])
  && (dealership._ref == $dealership || ($dealership == null && everyDealership == true))][0]._id)`;

const ownedShape = z.object({ dealership: z.object({ _ref: z.string() }) });

/** Validation rule: no other document of this type and dealership has this slug. */
const slugIsFree: SlugIsUniqueValidator = async (slug, { document, getClient }) => {
  if (document === undefined) return true;
  return getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: 'raw' })
    .fetch<boolean>(IS_FREE, {
      type: document._type,
      dealership: ownedShape.safeParse(document).data?.dealership._ref ?? null,
      slug,
      id: document._id.replace(/^drafts\./, ''),
    });
};

interface SlugField {
  /** Names the page whose URL the slug is part of. */
  readonly description: string;
  readonly source: string | SlugSourceFn;
  /** For editors who type the slug themselves. */
  readonly example: string;
  /** Slugs that the website uses itself. */
  readonly reserved?: readonly string[];
}

/** Last segment of a document's path, the same in every language. Two dealerships can use the same slug. */
export const slugField = ({ description, source, example, reserved = [] }: SlugField) =>
  defineField({
    name: 'slug',
    title: 'Web address',
    type: 'slug',
    group: 'setup',
    description,
    options: { source, isUnique: slugIsFree },
    // One rule only: Sanity checks the slug's uniqueness once per rule and would show the message twice.
    validation: (rule) =>
      rule.required().custom((value) => {
        const current = value?.current;
        if (current === undefined || !SLUG_PATTERN.test(current))
          return `Press "Generate", or use lower-case letters, digits and hyphens, such as ${example}.`;
        return reserved.includes(current) ? RESERVED_URL_MESSAGE : true;
      }),
  });
