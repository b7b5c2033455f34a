import { ArrowDownIcon } from '@sanity/icons/ArrowDown';
import { ArrowUpIcon } from '@sanity/icons/ArrowUp';
import { Box, Button, Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { type ArrayOfPrimitivesInputProps, ChangeIndicator, set, unset } from 'sanity';
import { z } from 'zod';
import { completeOrder, storedOrder, withChosen, withMoved } from './choice-order.ts';

const choicesShape = z.array(z.object({ value: z.string(), title: z.string() }));

/** For screen readers only. */
const UNSEEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

interface Props extends ArrayOfPrimitivesInputProps {
  /** Whether all choices always apply, or only those that editors choose. */
  readonly order: 'all' | 'chosen';
}

/**
 * Choices in an order that editors change with buttons. If editors choose some, those that aren't chosen follow, and a
 * checkbox adds them at the end.
 */
export function OrderInput(props: Props) {
  const { changed, elementProps, onChange, onIndexFocus, order, path, schemaType, value = [] } = props;
  const [moved, setMoved] = useState('');
  const isReadOnly = props.readOnly === true;
  const choices = choicesShape.parse(schemaType.options?.list);
  const titles = new Map(choices.map((choice) => [choice.value, choice.title]));
  const list = choices.map((choice) => choice.value);
  const rows = completeOrder(value, list);
  const chosen = order === 'all' ? rows : storedOrder(value, list);

  function save(next: readonly string[]) {
    const isDefault = order === 'all' ? next.join() === list.join() : next.length === 0;
    onChange(isDefault ? unset() : set(next));
  }

  function move(choice: string, step: -1 | 1) {
    const next = withMoved(chosen, choice, step);
    if (next === chosen) return;
    save(next);
    setMoved(`${titles.get(choice)} is now ${next.indexOf(choice) + 1} of ${next.length}.`);
  }

  const mover = (choice: string, step: -1 | 1) => {
    const label = `Move ${titles.get(choice)} ${step === -1 ? 'up' : 'down'}`;
    const isAtEnd = withMoved(chosen, choice, step) === chosen;
    return (
      <Button
        mode="bleed"
        padding={2}
        icon={step === -1 ? ArrowUpIcon : ArrowDownIcon}
        aria-label={label}
        title={label}
        // A disabled button would lose the focus when the choice arrives at the end.
        aria-disabled={isAtEnd}
        style={isAtEnd ? { opacity: 0.3 } : undefined}
        onClick={() => move(choice, step)}
      />
    );
  };

  return (
    <ChangeIndicator path={path} isChanged={changed} hasFocus={false}>
      <Stack gap={3} {...elementProps}>
        <Stack as="ul" gap={1}>
          {/* One list, so that a row keeps the focus when it moves. */}
          {rows.map((choice, index) => {
            const isChosen = chosen.includes(choice);
            return (
              <Flex as="li" key={choice} align="center" gap={2} onFocus={() => onIndexFocus(index)}>
                <Box style={{ minWidth: '1.5em' }}>
                  <Text muted>{isChosen ? `${index + 1}.` : ''}</Text>
                </Box>
                <Flex as={order === 'all' ? 'div' : 'label'} align="center" gap={2} flex={1} paddingY={2}>
                  {order === 'chosen' && (
                    <Checkbox
                      checked={isChosen}
                      readOnly={isReadOnly}
                      onChange={({ currentTarget }) =>
                        save(withChosen(chosen, choice, currentTarget.checked))
                      }
                    />
                  )}
                  <Text>{titles.get(choice)}</Text>
                </Flex>
                {isChosen && !isReadOnly && (
                  <>
                    {mover(choice, -1)}
                    {mover(choice, 1)}
                  </>
                )}
              </Flex>
            );
          })}
        </Stack>
        {order === 'all' && value.length === 0 && (
          <Text size={1} muted>
            This is the default order.
          </Text>
        )}
        <output style={UNSEEN}>{moved}</output>
      </Stack>
    </ChangeIndicator>
  );
}
