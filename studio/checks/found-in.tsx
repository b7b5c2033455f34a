import { Card, Stack, Text } from '@sanity/ui';
import { Preview, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';

/** The preview in a link has its own colors. */
const PLAIN_LINK = { color: 'inherit', textDecoration: 'none' };

interface ShownFinding {
  readonly name: string;
  readonly message: string;
  readonly isError: boolean;
}

interface Props {
  readonly id: string;
  readonly type: string;
  readonly findings: readonly ShownFinding[];
}

/** A document, as a link that opens it, with what was found in it. */
export function FoundIn({ id, type, findings }: Props) {
  const schemaType = useSchema().get(type);
  return (
    <Card radius={2} border>
      <Stack gap={2} padding={2}>
        <IntentLink intent="edit" params={{ id, type }} style={PLAIN_LINK}>
          {schemaType === undefined ? (
            id
          ) : (
            <Preview schemaType={schemaType} value={{ _id: id, _type: type }} />
          )}
        </IntentLink>
        {findings.map(({ name, message, isError }) => (
          <Card key={`${name} ${message}`} padding={3} radius={2} tone={isError ? 'critical' : 'caution'}>
            <Stack gap={2}>
              <Text size={1} weight="medium">
                {name}
              </Text>
              <Text size={1}>{message}</Text>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Card>
  );
}
