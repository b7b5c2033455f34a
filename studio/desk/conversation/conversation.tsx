import type { LeadRecord } from '@rooftop/leads/inbox/inbox-api';
import { useStore } from '../inbox/use-store.ts';
import { Section } from '../lead/section.tsx';
import type { KeepLead } from '../lead/use-lead.ts';
import { useDesk } from '../shell/desk-context.ts';
import { words } from '../wording/words.ts';
import { AnswerForm } from './answer-form.tsx';
import { MessageView } from './message-view.tsx';

interface ConversationProps {
  readonly record: LeadRecord;
  readonly keep: KeepLead;
  readonly isWriting: boolean;
  readonly setWriting: (isWriting: boolean) => void;
}

/** The mail between the shopper and the dealership, oldest first, and the form for the next one. */
export function Conversation({ record, keep, isWriting, setWriting }: ConversationProps) {
  const { api, notify } = useDesk();
  const { lead, content, messages } = record;
  const { timeZone } = useStore(lead);
  async function sendAgain(message: string) {
    const answer = await api.sendAnswerAgain(lead.id, message);
    if (answer.kind === 'found') keep(answer.found);
    else notify({ tone: 'alert', text: answer.refusal.message });
  }
  if (content.contact.email === null && messages.length === 0) return null;
  return (
    <Section title={words.mails.conversation}>
      {messages.length === 0 && !isWriting && <p className="desk-quiet">{words.mails.none}</p>}
      {messages.length > 0 && (
        <ol className="desk-messages">
          {messages.map((message) => (
            <MessageView
              key={message.id}
              message={message}
              timeZone={timeZone}
              sendAgain={() => void sendAgain(message.id)}
            />
          ))}
        </ol>
      )}
      {isWriting ? (
        <AnswerForm lead={lead.id} keep={keep} close={() => setWriting(false)} />
      ) : (
        content.contact.email !== null && (
          <div className="desk-actions">
            <button type="button" className="desk-button" onClick={() => setWriting(true)}>
              {words.mails.write}
            </button>
          </div>
        )
      )}
    </Section>
  );
}
