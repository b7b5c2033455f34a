import { useEffect, useRef } from 'react';
import { useDesk } from '../shell/desk-context.ts';
import { words } from '../wording/words.ts';

/** Milliseconds without a key before the search starts. */
const TYPING_MS = 250;

/** Searches all leads, held ones too, while somebody types. */
export function LeadSearch() {
  const { place, go } = useDesk();
  const searched = place.filter.search ?? '';
  // A lead may be opened before the search starts.
  const latest = useRef(place);
  useEffect(() => {
    latest.current = place;
  }, [place]);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Tabs and saved views change the search as well, but never what somebody is typing.
  useEffect(() => {
    const { current } = input;
    if (current !== null && current !== document.activeElement) current.value = searched;
  }, [searched]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function searchSoon(text: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { search: _, special: __, ...others } = latest.current.filter;
      const filter = text === '' ? others : { ...others, search: text };
      go({ ...latest.current, filter }, 'replace');
    }, TYPING_MS);
  }
  return (
    <search className="desk-search">
      <input
        ref={input}
        type="search"
        aria-label={words.search}
        placeholder={words.searchHint}
        defaultValue={searched}
        maxLength={100}
        onChange={(event) => searchSoon(event.currentTarget.value.trim())}
      />
    </search>
  );
}
