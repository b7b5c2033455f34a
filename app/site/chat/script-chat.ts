/**
 * Adapter for chat services that run as a script. The contract with the script is in docs/chat.md: it opens on the event
 * `chat:open`, and sends `chat:conversation` when someone has started a conversation. For browsers only.
 */
import { checkPayloadUrl } from '#app/http/check-payload-url.ts';
import { loadScript } from '#app/ui/load-script.ts';
import { publish } from '#app/visitor/tracking/publish.ts';
import { readConversation } from './read-conversation.ts';

let loaded: Promise<void> | undefined;

/** Tells everyone who may know that a conversation has started, and the server who started it. */
function onConversation(event: Event): void {
  if (!(event instanceof CustomEvent)) return;
  const { name, phone } = readConversation(event.detail);
  const eventId = crypto.randomUUID();
  publish({ kind: 'conversationStarted', channel: 'chat', eventId });
  const body = JSON.stringify({ eventId, name, phone, page: window.location.pathname });
  const headers = { 'Content-Type': 'application/json' };
  // Nothing is lost without an answer: the conversation goes on at the service.
  fetch(checkPayloadUrl('/api/conversation'), { method: 'POST', headers, body, keepalive: true }).catch(
    () => undefined,
  );
}

/**
 * Opens the chat. Its script is loaded the first time.
 * @throws Error if it can't be loaded
 */
export async function openScriptChat(src: string): Promise<void> {
  loaded ??= loadScript(src).then(
    () => window.addEventListener('chat:conversation', onConversation),
    (error: unknown) => {
      loaded = undefined;
      throw error;
    },
  );
  await loaded;
  window.dispatchEvent(new Event('chat:open'));
}
