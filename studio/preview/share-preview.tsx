import { ShareIcon } from '@sanity/icons/Share';
import { Box, Button, Dialog, Stack, Text, TextInput } from '@sanity/ui';
import { useRef, useState } from 'react';
import type { SanityClient } from 'sanity';
import { renderSVG } from 'uqr';
import { OpenLinks } from './open-links.tsx';
import { type OpenLink, type PreviewLink, readOpenLinks, sharePage, stopLink } from './preview-link.ts';

interface SharePreviewProps {
  readonly client: SanityClient;
  /** URL of the page that the preview shows. */
  readonly url: URL;
}

/**
 * A button that makes a link for somebody without an account, who sees the drafts of this website for three days, or until
 * an editor stops it.
 */
export function SharePreview({ client, url }: SharePreviewProps) {
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState<PreviewLink>();
  const [links, setLinks] = useState<readonly OpenLink[]>([]);
  const [problem, setProblem] = useState<string>();
  const intro = useRef<HTMLDivElement>(null);

  /** Does something that the platform may refuse, and reads the links that work then. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    await readOpenLinks(client, url.origin).then(setLinks, () => undefined);
  }

  function open(): void {
    setLink(undefined);
    setOpen(true);
    void attempt(async () => undefined);
  }

  return (
    <>
      <Button aria-label="Share the preview" icon={ShareIcon} mode="bleed" onClick={open} />
      {isOpen && (
        <Dialog id="share-preview" header="Share the preview" onClose={() => setOpen(false)} width={1}>
          <Stack padding={4} gap={4}>
            <Text size={1} ref={intro} tabIndex={-1}>
              Whoever has such a link sees all drafts of this website, without an account, for three days.
            </Text>
            {problem !== undefined && (
              <Text size={1} role="alert">
                {problem}
              </Text>
            )}
            {link === undefined ? (
              <Button
                text={`Make a link to ${url.pathname}`}
                onClick={() => void attempt(async () => setLink(await sharePage(client, url)))}
              />
            ) : (
              <>
                <TextInput aria-label="Link" readOnly value={link.href} />
                <Button
                  text="Copy the link"
                  onClick={() => void navigator.clipboard.writeText(link.href).catch(() => undefined)}
                />
                <Box style={{ maxWidth: '12rem' }}>
                  <img
                    alt="The link as a QR code, for a phone"
                    width="100%"
                    src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link.href))}`}
                  />
                </Box>
              </>
            )}
            <OpenLinks
              links={links}
              stop={(id) => {
                // The button that was pressed goes.
                intro.current?.focus();
                void attempt(() => stopLink(client, url.origin, id));
              }}
            />
          </Stack>
        </Dialog>
      )}
    </>
  );
}
