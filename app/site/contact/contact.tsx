import { MailIcon } from '#app/ui/icons/mail-icon.tsx';
import { DepartmentHours } from '#app/stores/department-hours.tsx';
import type { ContactLeadView } from './contact-view.server.ts';

/** What the page is for, and whom to call when. */
export function ContactLead({ view }: { view: ContactLeadView }) {
  return (
    <>
      <ContactHeading view={view} />
      <ContactCall view={view} />
    </>
  );
}

/** What the page is for. */
export function ContactHeading({ view: { heading, intro } }: { view: ContactLeadView }) {
  return (
    <>
      <h1>{heading}</h1>
      <p className="form-page-intro">{intro}</p>
    </>
  );
}

/** Whom to call when. */
export function ContactCall({ view: { company, email, words } }: { view: ContactLeadView }) {
  if (company.phones.length === 0 && email === null) return null;
  return (
    <section className="contact-call" aria-labelledby="contact-call">
      <h2 id="contact-call" className="sr-only">
        {words[company.phones.length > 0 ? 'contact.call' : 'contact.write']}
      </h2>
      {company.phones.map((phone) => {
        const hours = company.hours.find(({ department }) => department === phone.department);
        return (
          <div key={phone.department} className="contact-department">
            <h3>{phone.department}</h3>
            <a className="contact-number display-type number" href={phone.href} aria-label={phone.spoken}>
              {phone.number}
            </a>
            {hours !== undefined && <DepartmentHours of={hours} />}
          </div>
        );
      })}
      {email !== null && (
        <p className="contact-email">
          {company.phones.length > 0 && <span>{words['contact.email']}</span>}
          <a href={email.href}>
            <MailIcon aria-hidden="true" size={20} />
            {email.address}
          </a>
        </p>
      )}
    </section>
  );
}
