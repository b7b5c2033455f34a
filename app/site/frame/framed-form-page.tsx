import { ServerRendered } from '#app/ui/server-rendered.tsx';
import type { ServerRenderedView } from '#app/ui/server-rendered.server.ts';
import { ContactCall, ContactHeading } from '../contact/contact.tsx';
import type { ContactLeadView } from '../contact/contact-view.server.ts';
import { EmbeddedForm, type EmbeddedFormProps } from './embedded-form.tsx';

interface FramedFormPageProps {
  readonly lead: ServerRenderedView<ContactLeadView>;
  readonly form: EmbeddedFormProps;
}

/** A page for a form in a frame: what it is for, the form, and whom to call. */
export function FramedFormPage({ lead, form }: FramedFormPageProps) {
  return (
    <div className="form-page form-page-frame">
      <ServerRendered of={lead} className="form-page-words">
        {(view) => <ContactHeading view={view} />}
      </ServerRendered>
      <EmbeddedForm {...form} />
      <ServerRendered of={lead} className="form-page-words">
        {(view) => <ContactCall view={view} />}
      </ServerRendered>
    </div>
  );
}
