import { Button, Stack } from '@sanity/ui';
import { type ObjectInputProps, set } from 'sanity';
import { COPY_TARGETS, withCopiedMonday } from './copied-week.ts';

/** The hours of a week, with buttons that give other days the hours of Monday. */
export function WeekInput(props: ObjectInputProps) {
  const { value, onChange, readOnly } = props;
  return (
    <Stack gap={4}>
      {readOnly !== true && (
        <div style={{ display: 'flex', gap: '0.5rem', flexWrap: 'wrap' }}>
          {COPY_TARGETS.map(({ title, days }) => {
            const week = withCopiedMonday(value, days);
            return (
              <Button
                key={title}
                mode="ghost"
                fontSize={1}
                padding={2}
                text={title}
                disabled={week === null}
                onClick={() => week !== null && onChange(set(week))}
              />
            );
          })}
        </div>
      )}
      {props.renderDefault(props)}
    </Stack>
  );
}
