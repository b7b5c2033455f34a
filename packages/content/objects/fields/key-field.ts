import { type CustomValidator, defineField } from 'sanity';
import { z } from 'zod';
import { API_VERSION } from '../../create-sanity-client.ts';
import { KEY_PATTERN } from './key-pattern.ts';
import type { KeySource } from './key-source.ts';

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

interface KeyField {
  readonly description: string;
  /** For editors who type the key themselves. */
  readonly example: string;
  /** Text of the document that a new key is made of. */
  readonly from: KeySource['from'];
  /** What editors call it. */
  readonly title?: string;
}

/** A short key used in URLs or cookies, unique within its type and dealership. */
export const keyField = ({ description, example, from, title = 'Short name' }: KeyField) =>
  defineField({
    name: 'key',
    title,
    type: 'string',
    group: 'setup',
    description,
    options: { generated: { from } },
    validation: (rule) => [
      rule
        .required()
        .regex(KEY_PATTERN)
        .error(`Press "Generate", or use lowercase letters, digits and hyphens, such as ${example}.`),
      rule.custom(keyIsFree),
    ],
  });
