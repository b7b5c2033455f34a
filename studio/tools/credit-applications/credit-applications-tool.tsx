import { Box, Container, Heading, Select, Stack, Text } from '@sanity/ui';
import { useRouter } from 'sanity/router';
import { z } from 'zod';
import { dealershipNamed, nameInUrl } from '../../desk/place.ts';
import { useStudioDealerships } from '../use-dealerships.ts';
import { ApplicationList } from './application-list.tsx';
import { ApplicationPane } from './application-pane.tsx';

const stateShape = z.object({ dealership: z.string().optional(), application: z.string().optional() });

const TOOL_ID = 'credit-applications';
const HEADING_ID = `${TOOL_ID}-heading`;

/** Shows the credit applications of the dealerships that the user works for. The platform checks their rights. */
export function CreditApplicationsTool() {
  const router = useRouter();
  const { dealership: name, application } = stateShape.parse(router.state);
  const dealerships = useStudioDealerships();
  const only = dealerships?.length === 1 ? dealerships[0]?._id : undefined;
  // A slug says nothing until the dealerships are known.
  const named =
    name === undefined || dealerships === undefined ? undefined : dealershipNamed(name, dealerships);
  const shown = named ?? only;
  const urlName = nameInUrl(shown ?? '', dealerships ?? []);
  return (
    <Box as="section" id={TOOL_ID} aria-labelledby={HEADING_ID} padding={4} height="fill" overflow="auto">
      <Container width={2}>
        <Stack gap={5}>
          <Heading as="h1" id={HEADING_ID} size={3}>
            Credit applications
          </Heading>
          {application === undefined && dealerships !== undefined && dealerships.length > 1 && (
            <Select
              aria-label="Dealership"
              value={shown ?? ''}
              onChange={({ currentTarget }) =>
                router.navigate({ dealership: nameInUrl(currentTarget.value, dealerships) })
              }
            >
              {shown === undefined && <option value="">Choose a dealership</option>}
              {dealerships.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name ?? _id}
                </option>
              ))}
            </Select>
          )}
          {dealerships?.length === 0 && <Text>You don’t work for any dealership yet.</Text>}
          {shown !== undefined && application === undefined && (
            <ApplicationList key={shown} dealership={shown} urlName={urlName} />
          )}
          {shown !== undefined && application !== undefined && (
            <ApplicationPane key={application} dealership={shown} urlName={urlName} id={application} />
          )}
        </Stack>
      </Container>
    </Box>
  );
}
