import { type CustomValidator, defineField } from 'sanity';
import { z } from 'zod';
import { API_VERSION } from '../../create-sanity-client.ts';
import { KEY_PATTERN } from './key-pattern.ts';

const OTHERS_WITH_KEY = `count(*[_type == $type && dealership._ref == $dealership && key == $key && !(_id in [$id, "drafts." + $id])])`;

const ownedShape = z.object({ dealership: z.object({ _ref: z.string() }) });

/** Validation rule: no other document of this type and dealership has this key. */
const keyIsFree: CustomValidator<string | undefined> = async (key, { document, getClient }) => {
  const owned = ownedShape.safeParse(document);
  if (key === undefined || document === undefined || !owned.success) return true;
  const others = await getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: 'raw' })
    .fetch<number>(OTHERS_WITH_KEY, {
      type: document._type,
      dealership: owned.data.dealership._ref,
      key,
      id: document._id.replace(/^drafts\./, ''),
    });
  return others === 0 || 'This is already used in this dealership. Choose a different one.';
};

/**
 * A short key used in URLs or cookies, unique within its type and dealership.
 * @param title what editors call it
 */
export const keyField = (description: string, example: string, title = 'Short name') =>
  defineField({
    name: 'key',
    title,
    type: 'string',
    group: 'setup',
    description,
    validation: (rule) => [
      rule
        .required()
        .regex(KEY_PATTERN)
        .error(`Use lowercase letters, digits and hyphens, such as ${example}.`),
      rule.custom(keyIsFree),
    ],
  });
