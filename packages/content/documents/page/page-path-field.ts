import { type CustomValidator, defineField } from 'sanity';
import { z } from 'zod';
import { RESERVED_URL_MESSAGE } from '../../address.ts';
import { API_VERSION } from '../../create-sanity-client.ts';
import { LANDING_PATHS } from '../../pages.generated.ts';
import { textIn } from '../../objects/fields/title-of.ts';
import { isReserved, PAGE_PATH } from './page.ts';

const OTHERS_AT_PATH = `count(*[_type == "page" && dealership._ref == $dealership && path == $path && !(_id in [$id, "drafts." + $id])])`;

const ownedShape = z.object({ dealership: z.object({ _ref: z.string() }) });

const isLandingPath = (path: string): boolean => LANDING_PATHS.some((landing) => landing === path);

/** Validation rule: no other page of this dealership has this path. */
const pathIsFree: CustomValidator<string | undefined> = async (path, { document, getClient }) => {
  const owned = ownedShape.safeParse(document);
  if (path === undefined || document === undefined || !owned.success) return true;
  const others = await getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: 'raw' })
    .fetch<number>(OTHERS_AT_PATH, {
      dealership: owned.data.dealership._ref,
      path,
      id: document._id.replace(/^drafts\./, ''),
    });
  return others === 0 || 'Another page has this URL. Choose a different one.';
};

/** Path of a page, the same in every language. */
export const pagePathField = defineField({
  name: 'path',
  title: 'Web address',
  type: 'string',
  description: `Such as /winter-tires. One of ${LANDING_PATHS.join(', ')} replaces the standard page. If you change it, the old URL redirects to the new one.`,
  options: { generated: { from: (document) => textIn(document, 'name'), prefix: '/' } },
  validation: (rule) => [
    rule
      .required()
      .custom((path) =>
        path !== undefined && (isLandingPath(path) || PAGE_PATH.test(path))
          ? true
          : 'Begin with a slash; then lowercase letters, digits and hyphens, such as /winter-tires.',
      ),
    rule.custom((path) => (path !== undefined && isReserved(path) ? RESERVED_URL_MESSAGE : true)),
    rule.custom(pathIsFree),
  ],
});
