import { Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { readCopiedVisit } from './copied-visit-shape.ts';
import { VisitField } from './visit-field.tsx';
import type { WrittenVisit } from './written-visit.ts';

/** Takes over an editor's own visit, as they are now on a page: the event inspector on the website copies it. */
export function OwnVisit({ onChange }: { readonly onChange: (written: WrittenVisit) => void }) {
  const [said, setSaid] = useState('');
  function take(text: string) {
    const visit = readCopiedVisit(text);
    if (visit !== null) onChange(visit);
    if (text.trim() === '') setSaid('');
    else
      setSaid(
        visit === null
          ? 'This is no visit. Press “Copy this visit” in the event inspector on your website, and paste it here.'
          : `As you are now on ${visit.path}.`,
      );
  }
  return (
    <Stack gap={3}>
      <VisitField label="As I am now on a page: paste your visit from the event inspector" id="visit-own">
        <TextInput id="visit-own" value="" onChange={(event) => take(event.currentTarget.value)} />
      </VisitField>
      <Text size={1} as="output" aria-live="polite">
        {said}
      </Text>
    </Stack>
  );
}
