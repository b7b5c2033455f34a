import type { SavedView } from '@rooftop/leads/inbox/setup-api';
import { type FormEvent, useState } from 'react';
import { filterParams } from '../place.ts';
import { useDesk } from '../shell/desk-context.ts';
import { DeskDialog } from '../ui/dialog.tsx';
import { formText } from '../ui/form-text.ts';
import { words } from '../wording/words.ts';

const isSame = (a: SavedView['filter'], b: SavedView['filter']) =>
  a.search === b.search && JSON.stringify(filterParams(a)) === JSON.stringify(filterParams(b));

/** The filters that the user saved under a name, to choose, add and remove. */
export function SavedViews() {
  const { place, go, setup, api, notify } = useDesk();
  const [views, setViews] = useState<readonly SavedView[]>(setup.views);
  const [isOpen, setOpen] = useState(false);

  async function save(changed: readonly SavedView[]) {
    const answer = await api.saveViews(changed);
    if (answer.kind === 'found') setViews(answer.found);
    else notify({ tone: 'alert', text: answer.refusal.message });
  }
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = formText(form, 'name');
    await save([...views.filter((view) => view.name !== name), { name, filter: place.filter }]);
    form.reset();
  }
  return (
    <>
      <button type="button" className="desk-button" onClick={() => setOpen(true)}>
        {views.find(({ filter }) => isSame(filter, place.filter))?.name ?? words.views}
      </button>
      {isOpen && (
        <DeskDialog title={words.views} close={() => setOpen(false)}>
          {views.length === 0 && <p className="desk-quiet">{words.noViews}</p>}
          <ul className="desk-views">
            {views.map((view) => (
              <li key={view.name}>
                <button
                  type="button"
                  className="desk-button"
                  onClick={() => {
                    go({ ...place, lead: undefined, filter: view.filter });
                    setOpen(false);
                  }}
                >
                  {view.name}
                </button>
                <button
                  type="button"
                  className="desk-button"
                  aria-label={words.removeView(view.name)}
                  onClick={() => void save(views.filter((one) => one !== view))}
                >
                  {words.remove}
                </button>
              </li>
            ))}
          </ul>
          <form className="desk-inline" onSubmit={(event) => void add(event)}>
            <label className="desk-field">
              <span>{words.viewName}</span>
              <input name="name" required maxLength={60} autoComplete="off" />
            </label>
            <button type="submit" className="desk-button" data-look="main">
              {words.saveView}
            </button>
          </form>
        </DeskDialog>
      )}
    </>
  );
}
