import { PREVIEW_CONSENTS } from '#app/visitor/preview/preview-consents.ts';
import { PREVIEW_END_PATH } from '#app/http/preview-path.ts';
import type { PreviewBarView } from '#app/server/preview/preview-bar.ts';

interface PreviewBarProps {
  readonly view: PreviewBarView;
  /** Whether a form was kept from being sent. */
  readonly isHeld: boolean;
  /** Why what is pointed at is shown. Null if nothing is. */
  readonly why: string | null;
  /** Whether the Studio shows the page, which has its own way out. */
  readonly isInStudio: boolean;
  /** @param query the settings, as the server reads them; empty for the usual ones */
  readonly onChange: (query: string) => void;
}

/** The query of a form, without fields that say nothing. A query with an unknown field says nothing either. */
function queryOf(form: HTMLFormElement): string {
  const chosen = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  return new URLSearchParams(chosen.length === 0 ? RESET : chosen).toString();
}
const RESET = [['reset', '1']];

/** Says that the page is a preview, and as whom and on which day it is shown. */
export function PreviewBar({ view, isHeld, why, isInStudio, onChange }: PreviewBarProps) {
  const { words, settings, isUnread, stores, arms, hidden } = view;
  return (
    <aside className="preview-bar" aria-label={words['preview.title']}>
      <p>
        <b>{words['preview.title']}</b>
        {settings.at !== undefined && <span className="number">{settings.at.replace('T', ' ')}</span>}
        {why !== null && <span className="preview-why">{why}</span>}
        {!isInStudio && <a href={PREVIEW_END_PATH}>{words['preview.end']}</a>}
      </p>
      {isUnread && <p role="alert">{words['preview.unread']}</p>}
      <output>{isHeld && `${words['preview.unsent']} ${words['preview.unsentText']}`}</output>
      <details>
        <summary>{words['preview.change']}</summary>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onChange(queryOf(event.currentTarget));
          }}
        >
          <label>
            {words['preview.at']}
            <input type="datetime-local" name="at" defaultValue={settings.at} />
          </label>
          <p className="preview-note">{words['preview.cars']}</p>
          {stores.length > 1 && (
            <label>
              {words['preview.store']}
              <select name="store" defaultValue={settings.store}>
                <option value="">{words['preview.anyStore']}</option>
                {stores.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label>
            {words['preview.consent']}
            <select name="consent" defaultValue={settings.consent}>
              <option value="">{words['preview.byTier']}</option>
              {PREVIEW_CONSENTS.map((consent) => (
                <option key={consent} value={consent}>
                  {words[`preview.${consent}`]}
                </option>
              ))}
            </select>
          </label>
          {arms.length > 0 && (
            <label>
              {words['preview.arm']}
              <select name="arm" defaultValue={settings.arm}>
                <option value="">{words['preview.control']}</option>
                {arms.map((arm) => (
                  <option key={arm}>{arm}</option>
                ))}
              </select>
            </label>
          )}
          <label className="preview-check">
            <input type="checkbox" name="lead" value="1" defaultChecked={settings.lead !== undefined} />
            {words['preview.lead']}
          </label>
          <label className="preview-check">
            <input type="checkbox" name="gpc" value="1" defaultChecked={settings.gpc !== undefined} />
            {words['preview.gpc']}
          </label>
          <button type="submit">{words['preview.apply']}</button>
          <button type="button" onClick={() => onChange(new URLSearchParams(RESET).toString())}>
            {words['preview.reset']}
          </button>
        </form>
      </details>
      {hidden.length > 0 && (
        <details>
          <summary>
            {words['preview.hidden']} {hidden.length}
          </summary>
          <ul>
            {hidden.map(({ id, title, why, edit }) => (
              <li key={id} {...edit}>
                <b>{title}</b> {why}
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  );
}
