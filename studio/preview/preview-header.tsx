import { API_VERSION } from '@rooftop/content/schema';
import { Box, Flex, Select } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { type PreviewHeaderProps, usePresentationNavigate } from 'sanity/presentation';
import { SharePreview } from './share-preview.tsx';
import { turnPreviewOn } from './turn-preview-on.ts';
import { type Website, websites$ } from './websites.ts';

/** A preview ends an hour after it was turned on. */
const RENEW_MS = 30 * 60_000;

/**
 * The Presentation tool's header with the choice of a website, and without its own links for sharing: they would open the
 * drafts of every dealership, and never end.
 */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { targetOrigin } = props;
  const client = useClient({ apiVersion: API_VERSION });
  const navigate = usePresentationNavigate();
  const [websites, setWebsites] = useState<readonly Website[]>([]);
  useEffect(() => {
    const reading = websites$.subscribe(setWebsites);
    return () => reading.unsubscribe();
  }, []);
  useEffect(() => {
    const renewal = setInterval(
      () => void turnPreviewOn(client, targetOrigin).catch(() => undefined),
      RENEW_MS,
    );
    return () => clearInterval(renewal);
  }, [client, targetOrigin]);
  return (
    <Flex align="center" gap={2} style={{ width: '100%' }}>
      {websites.length > 1 && (
        <Box style={{ flex: '0 0 14rem' }}>
          <Select
            aria-label="Website"
            fontSize={1}
            value={targetOrigin}
            onChange={({ currentTarget }) => navigate(`${currentTarget.value}/`)}
          >
            {websites.map(({ origin, name }) => (
              <option key={origin} value={origin}>
                {name}
              </option>
            ))}
          </Select>
        </Box>
      )}
      {props.renderDefault({ ...props, canSharePreviewAccess: false })}
      <SharePreview client={client} url={new URL(props.previewUrl ?? '/', targetOrigin)} />
    </Flex>
  );
}
