import { type FormEvent, useState } from 'react';
import { words } from '../wording/words.ts';
import { Section } from './section.tsx';
import type { ChangeLead } from './use-lead.ts';

/** Adds a note, which the history shows. */
export function Notes({ change }: { readonly change: ChangeLead }) {
  const [text, setText] = useState('');
  async function add(event: FormEvent) {
    event.preventDefault();
    if (await change({ action: 'note', text: text.trim() })) setText('');
  }
  return (
    <Section title={words.note}>
      <form className="desk-stack" onSubmit={(event) => void add(event)}>
        <textarea
          aria-label={words.note}
          data-shortcut="note"
          rows={2}
          maxLength={4000}
          value={text}
          placeholder={words.noteHint}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" className="desk-button" disabled={text.trim() === ''}>
          {words.addNote}
        </button>
      </form>
    </Section>
  );
}
