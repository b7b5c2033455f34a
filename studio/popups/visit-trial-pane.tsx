import { API_VERSION, type EditedPopups, isSelector, readEditedPopups } from '@rooftop/content/schema';
import { tryVisit } from '@rooftop/visits/popups/try-visit';
import { Card, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { IntentLink } from 'sanity/router';
import { z } from 'zod';
import { NO_VISIT, visitOf, withHoldOut, type WrittenVisit } from './written-visit.ts';
import { OwnVisit } from './own-visit.tsx';
import { VisitFields } from './visit-fields.tsx';
import { describeWhyNot } from './why-not-words.ts';

const paneShape = z.object({ options: z.object({ dealership: z.string() }) });

/**
 * Says which popups a visit would show, in which order, and why not the others.
 * @param props the structure's props for a component
 */
export function VisitTrialPane(props: unknown) {
  const { dealership } = paneShape.parse(props).options;
  const found = useEditedPopups(dealership);
  const [written, setWritten] = useState<WrittenVisit>(NO_VISIT);
  if (found === undefined) return null;
  if (found === 'unknown')
    return (
      <Stack padding={4}>
        <Text>The popups could not be read. Try again later.</Text>
      </Stack>
    );
  return (
    <Stack padding={4} gap={4}>
      <Text>
        Describe a visit to see which of your popups show, in which order, and why not the others. Drafts
        count as if they were published.
      </Text>
      <OwnVisit onChange={setWritten} />
      <VisitFields popups={found.popups} written={written} onChange={setWritten} />
      <Tried found={found} written={written} />
    </Stack>
  );
}

function Tried({ found, written }: { readonly found: EditedPopups; readonly written: WrittenVisit }) {
  const popups = withHoldOut(found.popups, written.isHeldOut);
  const [openedAt] = useState(() => Date.now());
  const ids = popups.map(({ id }) => id);
  const { timeZone } = found;
  const visit = visitOf(written, { popups: ids, timeZone, openedAt });
  const tried = tryVisit(popups, visit, isSelector);
  const windows = tried.filter(({ popup, whyNot }) => popup.button === null && whyNot.length === 0);
  const percents = new Map(found.popups.map(({ id, holdOutPercent }) => [id, holdOutPercent]));
  return (
    <Stack gap={4} aria-live="polite">
      {tried.length === 0 && <Text>There are no popups.</Text>}
      <Stack as="ul" gap={3}>
        {tried.map(({ popup, whyNot }) => {
          const turn = windows.findIndex((one) => one.popup === popup);
          const percent = percents.get(popup.id) ?? 0;
          const sentences =
            whyNot.length > 0
              ? whyNot.map((why) => describeWhyNot(why, popup, written.seconds))
              : [
                  turn > 0
                    ? 'Another one is open: shows when that is closed.'
                    : turn === 0
                      ? 'Shows.'
                      : 'Its button shows.',
                  ...(percent > 0 ? [`${percent} % of visitors never see it (hold-out).`] : []),
                ];
          return (
            <Card
              as="li"
              key={popup.id}
              padding={3}
              radius={2}
              border
              tone={whyNot.length === 0 ? 'positive' : 'default'}
            >
              <Stack gap={3}>
                <Text weight="medium">
                  <IntentLink intent="edit" params={{ id: popup.id, type: 'popup' }}>
                    {popup.name}
                  </IntentLink>
                  {found.drafts.has(popup.id) && ' (draft)'}
                </Text>
                {sentences.map((sentence, index) => (
                  <Text key={sentence} size={1}>
                    {whyNot.length > 1 && `Condition ${index + 1}: `}
                    {sentence}
                  </Text>
                ))}
              </Stack>
            </Card>
          );
        })}
      </Stack>
      {found.incomplete > 0 && (
        <Text size={1} muted>
          {found.incomplete} incomplete: the website leaves out what lacks a name, title or content.
        </Text>
      )}
      <Text size={1} muted>
        A form also needs something to offer: to unlock cars shows only while cars are locked, to claim an
        offer only while it runs.
      </Text>
    </Stack>
  );
}

/** The dealership's popups as of when the pane was opened. Undefined until they are known. */
function useEditedPopups(dealership: string): EditedPopups | 'unknown' | undefined {
  const client = useClient({ apiVersion: API_VERSION });
  const [found, setFound] = useState<EditedPopups | 'unknown'>();
  useEffect(() => {
    const ended = new AbortController();
    const show = (popups: EditedPopups | 'unknown') => {
      if (!ended.signal.aborted) setFound(popups);
    };
    void readEditedPopups(client, dealership).then(show, () => show('unknown'));
    return () => ended.abort();
  }, [client, dealership]);
  return found;
}
