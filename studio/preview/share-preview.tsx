import { ShareIcon } from '@sanity/icons/Share';
import { Box, Button, Dialog, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import type { SanityClient } from 'sanity';
import { renderSVG } from 'uqr';
import { type PreviewLink, createPreviewLink } from './preview-link.ts';

interface SharePreviewProps {
  readonly client: SanityClient;
  /** URL of the page that the preview shows. */
  readonly url: URL;
}

/** A button that makes a link for somebody without an account, who sees the drafts of this website for three days. */
export function SharePreview({ client, url }: SharePreviewProps) {
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState<PreviewLink>();
  const [hasFailed, setFailed] = useState(false);

  async function open(): Promise<void> {
    setOpen(true);
    setFailed(false);
    setLink(await createPreviewLink(client, url, { isShared: true }));
  }

  return (
    <>
      <Button
        aria-label="Share the preview"
        icon={ShareIcon}
        mode="bleed"
        onClick={() => void open().catch(() => setFailed(true))}
      />
      {isOpen && (
        <Dialog id="share-preview" header="Share the preview" onClose={() => setOpen(false)} width={0}>
          <Stack padding={4} gap={4}>
            <Text size={1}>
              Whoever has this link sees all drafts of this website, without an account.
              {link !== undefined && ` It works until ${new Date(link.endsAt).toLocaleString('en-US')}.`}
            </Text>
            {hasFailed && <Text size={1}>The link could not be made. Try again later.</Text>}
            {link !== undefined && (
              <>
                <TextInput aria-label="Link" readOnly value={link.href} />
                <Button
                  text="Copy the link"
                  onClick={() => void navigator.clipboard.writeText(link.href).catch(() => undefined)}
                />
                <Box>
                  <img
                    alt="The link as a QR code, for a phone"
                    width="100%"
                    src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link.href))}`}
                  />
                </Box>
              </>
            )}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
