import { unlockInventory } from '@rooftop/leads/kinds/unlock-inventory';
import { userLead } from '@rooftop/leads/kinds/user-lead';
import type { MouseEvent } from 'react';
import { ContactFields } from '#app/forms/contact-fields.tsx';
import { LeadSelect } from '#app/forms/lead-fields.tsx';
import { LeadForm } from '#app/forms/lead-form.tsx';
import type { SentLead } from '#app/forms/lead-form-result.ts';
import { MessageFields } from '#app/forms/message-form.tsx';
import type { PopupFormView } from './popup-form.server.ts';
import type { PopupContentView } from './popups-view.server.ts';

interface PopupContentProps {
  readonly content: PopupContentView;
  /** Null while it is loaded, and if there is none. */
  readonly form: PopupFormView | null;
  /** A click on the text, which may be on a link. */
  readonly onLink: (event: MouseEvent) => void;
  readonly onSent: (lead: SentLead, view: PopupFormView) => void;
  /** The phone number was verified, or the visitor skipped that. */
  readonly onDone: (isVerified: boolean) => void;
}

/** What a popup shows: the editors' text, and a form below it. */
export function PopupContent({ content, form, onLink, onSent, onDone }: PopupContentProps) {
  return (
    <>
      {content.html !== null && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears of clicks on links
        <div className="prose" onClick={onLink} dangerouslySetInnerHTML={{ __html: content.html }} />
      )}
      {content.formHref !== null && form !== null && (
        <PopupForm key={content.formHref} view={form} onSent={onSent} onDone={onDone} />
      )}
    </>
  );
}

function PopupForm({
  view,
  onSent,
  onDone,
}: { readonly view: PopupFormView } & Pick<PopupContentProps, 'onSent' | 'onDone'>) {
  const after = { onSent: (lead: SentLead) => onSent(lead, view), onDone };
  if (view.kind === 'contact') return <MessageFields view={view} answer={undefined} {...after} />;
  if (view.kind === 'userLead') {
    const { form, callTime } = view;
    const labels = { ...form.labels, ...(callTime !== null && { callTime: callTime.label }) };
    return (
      <LeadForm view={form} kind={userLead} labels={labels} {...after}>
        <ContactFields />
        {callTime !== null && <LeadSelect name="callTime" autoComplete="off" {...callTime} />}
      </LeadForm>
    );
  }
  const { form, known } = view;
  return (
    <LeadForm view={form} kind={unlockInventory} labels={form.labels} {...after}>
      {known === null ? (
        <ContactFields />
      ) : (
        <>
          {Object.entries(form.values).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <p>{known.text}</p>
          <p>
            <a href={known.other.href}>{known.other.label}</a>
          </p>
        </>
      )}
    </LeadForm>
  );
}
