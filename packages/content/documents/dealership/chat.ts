import { z } from 'zod';

/** Scheme and host, with a port if it has one. On this machine http is enough. */
export const CHAT_ORIGIN =
  /^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/;

const isOrigin = (text: string): boolean => CHAT_ORIGIN.test(text);

/**
 * A chat service that runs in the browser. A wrong script means no chat, and other wrong origins are left out: they are
 * part of a header.
 */
export const chatShape = z
  .object({
    /** URL of its script. */
    script: z.string().refine((text) => isOrigin(URL.parse(text)?.origin ?? '')),
    /** Further origins that it loads from, frames, and connects to. */
    origins: z.array(z.string()).transform((all) => all.filter(isOrigin)),
  })
  .nullable()
  .catch(null);
type Chat = NonNullable<z.infer<typeof chatShape>>;

/** All origins that a page with the chat may load from. Empty if there is no chat. */
export const chatOrigins = (chat: Chat | null): readonly string[] =>
  chat === null ? [] : [...new Set([new URL(chat.script).origin, ...chat.origins])];
