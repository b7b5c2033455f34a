import { useFetcher } from '#app/framework.ts';
import { useEffect } from 'react';
import { MessageFields } from '#app/forms/message-form.tsx';
import type { loader } from '#app/routes/contact-us/route.tsx';
import { Sheet } from '#app/ui/dialog/dialog.tsx';
import { publish } from '#app/visitor/tracking/publish.ts';

interface MessagePanelProps {
  /** Path of the contact page, whose data it loads. */
  readonly href: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Its form was sent. */
  readonly onSent: () => void;
}

/**
 * The chat of a dealership without a chat service: a message that becomes a lead, over the current page. Exported as
 * default because it is loaded lazily.
 */
export default function MessagePanel({ href, open, onClose, onSent }: MessagePanelProps) {
  const { data, load } = useFetcher<typeof loader>();
  useEffect(() => load(href), [load, href]);
  if (data === undefined) return null;
  const { message } = data;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={message.heading}
      closeLabel={message.words['ui.close']}
      dismissable={false}
    >
      <MessageFields
        view={message}
        answer={undefined}
        onSent={() => {
          publish({ kind: 'conversationStarted', channel: 'message', eventId: crypto.randomUUID() });
          onSent();
        }}
      />
    </Sheet>
  );
}
