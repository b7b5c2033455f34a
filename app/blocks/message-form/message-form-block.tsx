import { lazy } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { Optional } from '#app/ui/optional.tsx';
import { useElementId } from '#app/ui/use-element-id.ts';
import type { BlockProps } from '../block-props.ts';
import { BlockHeading } from '../block-heading.tsx';
import type { MessageBlockView } from './message-form-block-view.server.ts';

/** Loaded lazily, because form code is large and most pages have no form. */
const MessageForm = lazy(async () => {
  const { MessageForm: Form } = await import('#app/forms/message-form.tsx');
  return { default: Form };
});

/** Contact form for any page. */
export function MessageFormBlock({ view: { heading, text, form }, edit }: BlockProps<MessageBlockView>) {
  const id = useElementId();
  return (
    <section className="block message-block" aria-labelledby={id} {...edit}>
      <BlockHeading id={id} heading={heading} text={text} />
      <Optional
        fallback={
          <ButtonLink to={form.form.action} kind="secondary">
            {form.heading}
          </ButtonLink>
        }
      >
        <MessageForm view={form} answer={undefined} />
      </Optional>
    </section>
  );
}
