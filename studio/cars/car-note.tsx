import { type CarAnswer, MAX_NOTE_LENGTH, type OverrideChange } from '@rooftop/inventory/cars-api';
import { ENGLISH_NAME_OF_LANGUAGE, LANGUAGES } from '@rooftop/tenancy/languages';
import { Button, Stack, Text, TextArea } from '@sanity/ui';
import { useId, useState } from 'react';

interface CarNoteProps {
  readonly note: CarAnswer['note'];
  readonly isDisabled: boolean;
  readonly onChange: (change: OverrideChange) => void;
}

/** The dealership's own words about a car, which its page shows. */
export function CarNote({ note, isDisabled, onChange }: CarNoteProps) {
  const id = useId();
  const [written, setWritten] = useState(note);
  const isChanged = LANGUAGES.some((language) => (written[language] ?? '') !== (note[language] ?? ''));
  return (
    <Stack gap={3}>
      <Text size={1} muted>
        Shown on the car’s page under “From the dealership”. Each language shows only its own words.
      </Text>
      {LANGUAGES.map((language) => (
        <Stack key={language} gap={2}>
          <Text as="label" htmlFor={`${id}-${language}`} size={1} weight="medium">
            {ENGLISH_NAME_OF_LANGUAGE[language]}
          </Text>
          <TextArea
            id={`${id}-${language}`}
            lang={language}
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            disabled={isDisabled}
            value={written[language] ?? ''}
            onChange={(event) => setWritten({ ...written, [language]: event.currentTarget.value })}
          />
        </Stack>
      ))}
      <Button
        text="Save note"
        mode="ghost"
        disabled={isDisabled || !isChanged}
        onClick={() => onChange({ note: { en: written.en ?? '', es: written.es ?? '' } })}
      />
    </Stack>
  );
}
