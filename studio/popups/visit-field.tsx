import { Checkbox, Flex, Stack, Text } from '@sanity/ui';
import type { ReactElement } from 'react';

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A checkbox with its label. */
export const VisitCheck = ({ label, isOn, onChange }: CheckProps) => (
  <Flex as="label" gap={3} align="center">
    <Checkbox checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
    <Text size={1}>{label}</Text>
  </Flex>
);

interface FieldProps {
  readonly label: string;
  readonly id: string;
  readonly children: ReactElement;
}

/** A field with its label. */
export const VisitField = ({ label, id, children }: FieldProps) => (
  <Stack gap={2}>
    <Text as="label" htmlFor={id} size={1} weight="medium">
      {label}
    </Text>
    {children}
  </Stack>
);
