import { XIcon } from '#app/ui/icons/x-icon.tsx';
import { CONSENT_FORM_ATTRIBUTES } from '#app/visitor/takes-consent.ts';
import type { CookieChoicesView } from './cookie-banner-view.server.tsx';
import { PREFERENCES_ID } from './preferences-id.ts';

/** What the banner contains: plain forms to the page of privacy choices, and the preferences in a native dialog. */
export function CookieChoices({ view }: { readonly view: CookieChoicesView }) {
  const { heading, text, denial, signal, answers, isCustomizable, policy, action, words } = view;
  return (
    <>
      <div className="cookie-banner-text">
        <h2>{heading}</h2>
        {signal !== null && <p className="cookie-banner-signal">{signal}</p>}
        <p>
          {text} {denial !== null && <>{denial} </>}
          {policy.href !== null && <a href={policy.href}>{policy.label}</a>}
        </p>
      </div>
      <form className="cookie-banner-answers" method="post" action={action} {...CONSENT_FORM_ATTRIBUTES}>
        {answers.map(({ name, label }) => (
          <button
            key={name}
            className="button button-primary button-small"
            type="submit"
            name="deed"
            value={name}
          >
            {label}
          </button>
        ))}
        {isCustomizable && (
          // Without JavaScript the page of privacy choices has the same preferences.
          <a className="button button-secondary button-small" href={action} aria-haspopup="dialog">
            {words.customize}
          </a>
        )}
      </form>
      {isCustomizable && <Preferences view={view} />}
    </>
  );
}

function Preferences({ view }: { readonly view: CookieChoicesView }) {
  const { action, categories, signal, words } = view;
  const heading = `${PREFERENCES_ID}-heading`;
  return (
    <dialog className="modal" id={PREFERENCES_ID} aria-labelledby={heading}>
      <form className="modal-box" method="post" action={action} {...CONSENT_FORM_ATTRIBUTES}>
        <div className="modal-head">
          <h2 id={heading}>{words.preferences}</h2>
          <button className="icon-button" type="submit" formMethod="dialog" aria-label={words.close}>
            <XIcon aria-hidden="true" size={22} />
          </button>
        </div>
        <div className="modal-body">
          {signal !== null && <p className="cookie-banner-signal">{signal}</p>}
          {categories.map(({ name, label, text, isOn, fixed }) => (
            <div key={name} className="cookie-category">
              <label className="choice">
                <input
                  type="checkbox"
                  name="category"
                  value={name}
                  defaultChecked={isOn}
                  disabled={fixed !== null}
                  aria-describedby={`${PREFERENCES_ID}-${name}`}
                />
                <strong>{label}</strong>
                {fixed !== null && <span className="cookie-category-fixed">{fixed}</span>}
              </label>
              <p id={`${PREFERENCES_ID}-${name}`}>{text}</p>
            </div>
          ))}
        </div>
        <div className="modal-actions">
          <button className="button button-primary button-medium" type="submit" name="deed" value="save">
            {words.save}
          </button>
        </div>
      </form>
    </dialog>
  );
}
