import { z } from 'zod';

/** Bytes of the keys, before base64url (RFC 8291). */
const key = (bytes: number) =>
  z
    .string()
    .max(120)
    .regex(/^[\w-]+={0,2}$/)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes);

/** What a browser's push service needs to reach a device, as the browser says it. */
export const pushTargetShape = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({ p256dh: key(65), auth: key(16) }),
});

/** Which leads a person is told about on a device. */
export const pushChoiceShape = z.object({
  /** Keys of stores. Null for all leads. */
  stores: z.array(z.string().min(1).max(100)).min(1).max(100).nullable(),
  /** Only leads that come in during opening hours. */
  onlyOpen: z.boolean(),
});

/** Body of a PUT to `/api/desk/push/<dealership>`. */
export const pushSubscriptionShape = pushTargetShape.extend({
  ...pushChoiceShape.shape,
  language: z.enum(['en', 'es']),
});
export type PushSubscription = z.infer<typeof pushSubscriptionShape>;
