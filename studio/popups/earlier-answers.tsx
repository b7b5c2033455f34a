import type { EditedPopup } from '@rooftop/content/schema';
import { Stack, Text } from '@sanity/ui';
import { VisitCheck } from './visit-field.tsx';
import { withMark, type WrittenVisit } from './written-visit.ts';

interface Props {
  readonly popups: readonly EditedPopup[];
  readonly written: WrittenVisit;
  readonly onChange: (written: WrittenVisit) => void;
}

/** What the visitor did with each popup before. */
export function EarlierAnswers({ popups, written, onChange }: Props) {
  return (
    <details>
      <summary>
        <span style={{ fontWeight: 500, fontSize: '0.8125rem' }}>What they did with each popup before</span>
      </summary>
      <Stack gap={4} paddingTop={4} paddingLeft={3}>
        {popups.map(({ id, name }) => (
          <fieldset key={id} style={{ border: 0, padding: 0, margin: 0 }}>
            <legend>
              <Text size={1} weight="medium">
                {name}
              </Text>
            </legend>
            <Stack gap={3} paddingTop={3}>
              <VisitCheck
                label="They closed it in this session"
                isOn={written.closed.includes(id)}
                onChange={(isOn) => onChange({ ...written, closed: withMark(written.closed, id, isOn) })}
              />
              <VisitCheck
                label="They answered it already"
                isOn={written.answered.includes(id)}
                onChange={(isOn) => onChange({ ...written, answered: withMark(written.answered, id, isOn) })}
              />
            </Stack>
          </fieldset>
        ))}
      </Stack>
    </details>
  );
}
