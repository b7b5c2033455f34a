import { LANGUAGES } from '@rooftop/tenancy/languages';
import { z } from 'zod';
import { pushChoiceShape } from './push-api.ts';

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

/** Body of a PUT to `/api/desk/push/<dealership>`. */
export const pushSubscriptionShape = pushTargetShape.extend({
  ...pushChoiceShape.shape,
  language: z.enum(LANGUAGES),
});
export type PushSubscription = z.infer<typeof pushSubscriptionShape>;
