import { Card, Stack, Text } from '@sanity/ui';
import { type ObjectInputProps, useFormValue } from 'sanity';
import { summarizeLeadDelivery } from './lead-delivery-summary.ts';

/** Lead addresses, with a one-sentence summary above. */
export function LeadAddressesInput(props: ObjectInputProps) {
  const isStore = useFormValue(['_type']) === 'store';
  const crm = useFormValue(['crm']);
  const { text, isLost } = summarizeLeadDelivery(props.value, { isStore, crm });
  return (
    <Stack gap={4}>
      <Card padding={4} radius={2} tone={isLost ? 'critical' : 'positive'} border>
        <Text size={1}>{text}</Text>
      </Card>
      {props.renderDefault(props)}
    </Stack>
  );
}
