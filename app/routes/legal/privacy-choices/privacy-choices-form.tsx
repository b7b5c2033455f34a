import { Button } from '#app/ui/button.tsx';
import { ContentLead } from '#app/site/pages/content-lead.tsx';
import { CONSENT_FORM_ATTRIBUTES } from '#app/visitor/takes-consent.ts';
import type { ConsentCategoryView, ChoicesView } from './choices-view.server.ts';
import { type PrivacyFormAction, NOTICE_ID } from './outcomes.ts';

/** Plain forms, so that privacy choices work without JavaScript and before it has loaded. */
export function PrivacyChoicesForm({ view }: { readonly view: ChoicesView }) {
  const { crumbs, crumbsLabel, heading, notice, signal, unasked, links, words } = view;
  return (
    <div className="content-page legal privacy">
      <ContentLead crumbs={crumbs} label={crumbsLabel} heading={heading} intro={words['privacy.intro']}>
        {notice !== null && (
          <p
            className="privacy-notice"
            id={NOTICE_ID}
            tabIndex={-1}
            role={notice.hasFailed ? 'alert' : 'status'}
            data-failed={notice.hasFailed || undefined}
          >
            {notice.text}
          </p>
        )}
        {signal !== null && (
          <div className="privacy-signal">
            <p>
              <strong>{signal.heading}</strong>
            </p>
            <p>{signal.text}</p>
          </div>
        )}
        {unasked !== null && <p>{unasked}</p>}
      </ContentLead>
      <Sharing view={view} />
      <Categories view={view} />
      <div className="privacy-more">
        <section className="privacy-part sheet" aria-labelledby="forget">
          <h2 id="forget">{words['privacy.forget']}</h2>
          <p>{words['privacy.forgetText']}</p>
          <form method="post">
            <PrivacyFormAction of="forget" label={words['privacy.forgetAction']} />
          </form>
        </section>
        <section className="privacy-part sheet" aria-labelledby="request">
          <h2 id="request">{words['privacy.request']}</h2>
          <p>{view.requestText}</p>
          <a className="button button-secondary button-medium" href={links.request}>
            {words['privacy.requestAction']}
          </a>
        </section>
      </div>
      <ul className="legal-links">
        <li>
          <a href={links.policy}>{words['privacy.policy']}</a>
        </li>
        <li>
          <a href={links.cookies}>{words['privacy.cookiePolicy']}</a>
        </li>
      </ul>
    </div>
  );
}

interface DeedProps {
  readonly of: PrivacyFormAction;
  readonly label: string;
  readonly kind?: 'primary' | 'secondary';
}

function PrivacyFormAction({ of, label, kind = 'secondary' }: DeedProps) {
  return (
    <Button type="submit" name="deed" value={of} kind={kind}>
      {label}
    </Button>
  );
}

function Sharing({ view: { isOptedOut, sharingState, words } }: { readonly view: ChoicesView }) {
  return (
    <section className="privacy-part sheet" aria-labelledby="sharing">
      <h2 id="sharing">{words['privacy.sharing']}</h2>
      <p>{words['privacy.sharingText']}</p>
      <p className="privacy-state" data-good={isOptedOut || undefined}>
        {sharingState}
      </p>
      {!isOptedOut && (
        <form method="post" {...CONSENT_FORM_ATTRIBUTES}>
          <PrivacyFormAction of="optOut" label={words['privacy.optOut']} kind="primary" />
        </form>
      )}
    </section>
  );
}

function Categories({ view: { categories, record, words } }: { readonly view: ChoicesView }) {
  return (
    <form className="privacy-part sheet" method="post" {...CONSENT_FORM_ATTRIBUTES}>
      <fieldset className="privacy-categories">
        <legend>{words['privacy.categories']}</legend>
        {categories.map((category) => (
          <Category key={category.name} of={category} />
        ))}
      </fieldset>
      <PrivacyFormAction of="save" label={words['privacy.save']} kind="primary" />
      {record !== null && <p className="privacy-record">{record}</p>}
    </form>
  );
}

function Category({ of: { name, label, text, isOn, fixed } }: { readonly of: ConsentCategoryView }) {
  const id = `category-${name}`;
  return (
    <div className="privacy-category">
      <label className="choice">
        <input
          type="checkbox"
          name="category"
          value={name}
          defaultChecked={isOn}
          disabled={fixed !== null}
          aria-describedby={id}
        />
        <strong>{label}</strong>
        {fixed !== null && <span className="privacy-fixed">{fixed}</span>}
      </label>
      <p id={id}>{text}</p>
    </div>
  );
}
