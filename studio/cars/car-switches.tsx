import type { CarAnswer, OverrideChange } from '@rooftop/inventory/cars-api';
import { Button, Card, Flex, Stack, Switch, Text } from '@sanity/ui';
import { useId } from 'react';

interface CarSwitchesProps {
  readonly car: CarAnswer;
  readonly isBusy: boolean;
  readonly onChange: (change: OverrideChange) => void;
}

/** What staff decide about a car: whether it is hidden, private or featured, and its place among the featured ones. */
export function CarSwitches({ car, isBusy, onChange }: CarSwitchesProps) {
  const { isHidden, isMadePrivate, isPrivateByFeed, featured, mayEdit } = car;
  const isDisabled = isBusy || !mayEdit;
  return (
    <Card padding={3} radius={2} border>
      <Stack gap={4}>
        {!mayEdit && (
          <Text size={1} muted>
            You can see the dealership’s cars, but not change them.
          </Text>
        )}
        <LabeledSwitch
          label="Hide"
          help="The car disappears from the website, its feeds and its sitemaps within a second."
          isOn={isHidden}
          isDisabled={isDisabled}
          onChange={(isOn) => onChange({ isHidden: isOn })}
        />
        <LabeledSwitch
          label="Private"
          help={
            isPrivateByFeed
              ? 'Its feed makes it private, which cannot be changed here.'
              : 'Only visitors who left their contact details see the car.'
          }
          isOn={isPrivateByFeed || isMadePrivate}
          isDisabled={isDisabled || isPrivateByFeed}
          onChange={(isOn) => onChange({ isPrivate: isOn })}
        />
        <LabeledSwitch
          label="Featured"
          help="Comes first wherever a block on a page shows cars. Search results keep the order that shoppers choose."
          isOn={featured !== null}
          isDisabled={isDisabled}
          onChange={(isOn) => onChange({ isFeatured: isOn })}
        />
        {featured !== null && (
          <Flex gap={2} align="center" wrap="wrap">
            <Text size={1}>Place {featured} among the featured cars</Text>
            <Button
              mode="ghost"
              padding={2}
              text="Move up"
              disabled={isDisabled || featured === 1}
              onClick={() => onChange({ move: 'up' })}
            />
            <Button
              mode="ghost"
              padding={2}
              text="Move down"
              disabled={isDisabled}
              onClick={() => onChange({ move: 'down' })}
            />
          </Flex>
        )}
      </Stack>
    </Card>
  );
}

interface LabeledSwitchProps {
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function LabeledSwitch({ label, help, isOn, isDisabled, onChange }: LabeledSwitchProps) {
  const id = useId();
  return (
    <Flex gap={3}>
      <Switch
        id={id}
        aria-describedby={`${id}-help`}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Stack gap={2} flex={1}>
        <Text as="label" htmlFor={id} size={1} weight="medium">
          {label}
        </Text>
        <Text id={`${id}-help`} size={1} muted>
          {help}
        </Text>
      </Stack>
    </Flex>
  );
}
