import { lazy, Suspense } from 'react';
import { useElementId } from '../ui/use-element-id.ts';
import { BlockHeading } from './block-heading.tsx';
import type { MessageBlockView } from './message-block-view.server.ts';

/** What forms are made of is large: only pages with a form in them load it. */
const MessageForm = lazy(async () => {
  const { MessageForm: Form } = await import('../routes/contact-us/message-form.tsx');
  return { default: Form };
});

/** Writes to the dealership, from any page. */
export function MessageBlock({ view: { heading, text, form } }: { readonly view: MessageBlockView }) {
  const id = useElementId();
  return (
    <section className="block message-block" aria-labelledby={id}>
      <BlockHeading id={id} heading={heading} text={text} />
      <Suspense>
        <MessageForm view={form} answer={undefined} />
      </Suspense>
    </section>
  );
}
