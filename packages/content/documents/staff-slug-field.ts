import { type SlugIsUniqueValidator, defineField } from 'sanity';
import { z } from 'zod';
import { API_VERSION } from '../create-sanity-client.ts';
import { STAFF_SLUG } from './staff-member.ts';

const IS_FREE = `!defined(*[_type == "staffMember" && dealership._ref == $dealership && slug.current == $slug && !(_id in [$id, "drafts." + $id])][0]._id)`;

const ownedShape = z.object({ dealership: z.object({ _ref: z.string() }) });
const namedShape = z.object({ firstName: z.string().optional(), lastName: z.string().optional() });

/** A validation rule: nobody else of this dealership has the address. Two dealerships may have a Maria Lopez each. */
const slugIsFree: SlugIsUniqueValidator = async (slug, { document, getClient }) => {
  const owned = ownedShape.safeParse(document);
  if (document === undefined || !owned.success) return true;
  return getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: 'raw' })
    .fetch<boolean>(IS_FREE, {
      dealership: owned.data.dealership._ref,
      slug,
      id: document._id.replace(/^drafts\./, ''),
    });
};

/** The end of somebody's address: `/our-company/meet-our-team/maria-lopez`, in every language. */
export const staffSlugField = defineField({
  name: 'slug',
  title: 'Address',
  type: 'slug',
  group: 'setup',
  description: 'The end of the address of this person’s page. Changing it breaks links and business cards.',
  options: {
    source: (document) => {
      const { firstName = '', lastName = '' } = namedShape.safeParse(document).data ?? {};
      return `${firstName} ${lastName}`.trim();
    },
    isUnique: slugIsFree,
  },
  validation: (rule) =>
    rule
      .required()
      .custom((value) =>
        value?.current !== undefined && STAFF_SLUG.test(value.current)
          ? true
          : 'Press "Generate", or use lower-case letters, digits and hyphens, such as maria-lopez.',
      ),
});
