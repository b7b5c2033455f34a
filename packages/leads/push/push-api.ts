/** What the Studio API is asked and answers about notifications, as inbox/inbox-api.ts says it of leads. */
import { z } from 'zod';

/** Which leads a person is told about on a device. */
export const pushChoiceShape = z.object({
  /** Keys of stores. Null for all leads. If empty, only leads that the person owns from the start. */
  stores: z.array(z.string().min(1).max(100)).max(100).nullable(),
  /** Only leads that come in during opening hours. */
  onlyOpen: z.boolean(),
});
export type PushChoice = z.infer<typeof pushChoiceShape>;

/** Responses of `/push` and `/push/off`. Bodies name the device by its `endpoint`, or null if it has none yet. */
export const pushAnswerShape = z.object({
  /** With which devices subscribe at their push service. */
  publicKey: z.string(),
  /** Null if this device gets no messages. */
  choice: pushChoiceShape.nullable(),
});
export type PushAnswer = z.infer<typeof pushAnswerShape>;
