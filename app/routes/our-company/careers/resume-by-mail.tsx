import { MailIcon } from '#app/ui/icons/mail-icon.tsx';
import type { CareersView } from './careers-view.server.ts';

/** ID of the heading above the application form, or above this. */
export const APPLICATION = 'application';

/** Where to send a resume at a dealership that takes no applications by form. */
export function ResumeByMail({ view }: { readonly view: Extract<CareersView, { way: 'mail' }> }) {
  const { heading, text, email } = view;
  return (
    <section className="form-sheet" aria-labelledby={APPLICATION}>
      <h2 id={APPLICATION}>{heading}</h2>
      <p>{text}</p>
      {email !== null && (
        <a className="form-sheet-mail" href={email.href}>
          <MailIcon aria-hidden="true" size={24} />
          {email.address}
        </a>
      )}
    </section>
  );
}
