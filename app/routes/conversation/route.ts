import type { ActionFunctionArgs } from '#app/framework.server.ts';
import { BROWSER_EVENTS } from '@rooftop/leads/conversions/browser-events';
import { conversationContact } from '@rooftop/visits/conversation-name';
import { z } from 'zod';
import { notFound } from '#app/http/not-found.ts';
import { readBody } from '#app/http/read-body.ts';
import { withoutDrafts } from '#app/visitor/without-drafts.ts';
import { metaEvent } from '#app/visitor/conversion.ts';
import { countBrowserEvent } from '#app/visitor/count-browser-event.server.ts';

const line = z.string().trim().max(300).catch('');

/** What the browser tells about a conversation that has just started. Everything in it is a visitor's. */
const conversationShape = z.object({
  eventId: z.string().regex(/^[\w.:-]{8,100}$/),
  name: line,
  phone: line,
  page: z
    .string()
    .regex(/^\/(?!\/)[^?#]{0,500}$/)
    .catch('/'),
});

/**
 * POST /api/conversation: someone started a conversation with the chat service (spec 7, ConversationStarted). Who they
 * are is remembered with functional consent, and advertisers learn about it with consent to targeting.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  context.setRoute('conversation');
  const told = conversationShape.safeParse(await readBody(request));
  if (!told.success) throw new Response(null, { status: 400 });
  const { visitor } = context;
  await countBrowserEvent(context);

  const { eventId, name, phone, page } = told.data;
  const stored = await visitor.profile();
  const contact = conversationContact(name, phone, stored);
  const event = metaEvent(
    {
      name: 'ConversationStarted',
      valueUsd: BROWSER_EVENTS.ConversationStarted,
      page,
      contact: { ...contact, email: stored.email, address: stored.address },
    },
    context,
  );
  if (event !== null) await context.reportConversion({ ...event, eventId });
  const isKnown = contact.firstName !== null || contact.phone !== null;
  const isAnother = isKnown && (await visitor.isAnother(contact));
  const cookies = isKnown ? await visitor.remember({ ...contact, ...(isAnother && { isAnother }) }) : [];
  const headers = new Headers();
  for (const cookie of [...cookies, ...(isAnother ? withoutDrafts(context) : [])])
    headers.append('Set-Cookie', cookie);
  headers.set('Cache-Control', 'no-store');
  return new Response(null, { status: 204, headers });
}

/** Someone opened the URL directly. */
export function loader(): never {
  throw notFound('unknown');
}
