import { Box, Card, Stack, Text } from '@sanity/ui';
import { useEffect } from 'react';
import { StateLink } from 'sanity/router';
import { firstPlace } from '../../desk/place.ts';
import { DealershipChooser } from '../../desk/shell/dealership-chooser.tsx';
import { Desk } from '../../desk/shell/desk.tsx';
import { restoreSearch } from '../../desk/shell/searched-text.ts';
import { useStudioApi } from '../../use-studio-api.ts';
import { useLakeApi } from '../../use-lake-api.ts';
import { useStudioDealerships } from '../use-dealerships.ts';
import { useEnterCode } from '../use-enter-code.ts';
import { stateOf, useStudioNavigation } from './use-studio-navigation.ts';

const TOOL_ID = 'leads';

/** The desk inside the Studio. The platform checks the user's rights. */
export default function LeadsTool() {
  const dealerships = useStudioDealerships();
  const call = useStudioApi();
  const callLake = useLakeApi();
  const enterCode = useEnterCode();
  const navigation = useStudioNavigation(dealerships);
  useEffect(restoreSearch, []);
  if (navigation !== null) {
    const { dealership } = navigation.place;
    return (
      <Box as="section" id={TOOL_ID} aria-label="Desk" height="fill" overflow="hidden">
        <Desk
          key={dealership}
          call={call}
          callLake={callLake}
          navigation={navigation}
          enterCode={enterCode}
          chooser={
            <DealershipChooser
              dealerships={dealerships}
              chosen={dealership}
              choose={(chosen) => navigation.go(firstPlace(chosen))}
            />
          }
        />
      </Box>
    );
  }
  return (
    <Card as="section" id={TOOL_ID} aria-label="Desk" padding={4} height="fill">
      <Stack gap={4}>
        {dealerships?.length === 0 && <Text>You don’t work for any dealership yet.</Text>}
        {dealerships?.map(({ _id, name }) => (
          <Text key={_id}>
            <StateLink state={stateOf(firstPlace(_id), dealerships)}>{name ?? _id}</StateLink>
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
