import { type SlugIsUniqueValidator, type SlugSourceFn, defineField } from 'sanity';
import { z } from 'zod';
import { API_VERSION } from '../create-sanity-client.ts';
import { ADDRESS_IS_TAKEN, ADDRESS_NAME } from '../address.ts';

/** Among the documents of the same dealership, or among those that every dealership shares. */
const IS_FREE = `!defined(*[_type == $type && slug.current == $slug && !(_id in [$id, "drafts." + $id])
  && (dealership._ref == $dealership || ($dealership == null && everyDealership == true))][0]._id)`;

const ownedShape = z.object({ dealership: z.object({ _ref: z.string() }) });

/** A validation rule: no other document of this type and dealership has the address. */
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
  /** which page it is the address of */
  readonly description: string;
  readonly source: string | SlugSourceFn;
  /** for who wants to write it himself */
  readonly example: string;
  /** those that the website has for itself */
  readonly reserved?: readonly string[];
}

/** The end of a document's address, the same in every language. Two dealerships may have the same. */
export const slugField = ({ description, source, example, reserved = [] }: SlugField) =>
  defineField({
    name: 'slug',
    title: 'Address',
    type: 'slug',
    group: 'setup',
    description,
    options: { source, isUnique: slugIsFree },
    // One rule: Sanity checks that a slug is free once per rule, and would print that twice.
    validation: (rule) =>
      rule.required().custom((value) => {
        const current = value?.current;
        if (current === undefined || !ADDRESS_NAME.test(current))
          return `Press "Generate", or use lower-case letters, digits and hyphens, such as ${example}.`;
        return reserved.includes(current) ? ADDRESS_IS_TAKEN : true;
      }),
  });
