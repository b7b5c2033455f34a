import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import { definePlugin, type SanityClient } from 'sanity';
import { presentationTool } from 'sanity/presentation';
import { LayoutWithWebsites } from './load-websites.tsx';
import { PreviewHeader } from './preview-header.tsx';
import { turnPreviewOn } from './turn-preview-on.ts';
import { websiteLocations } from './website-locations.ts';
import { readWebsites } from './websites.ts';

/** Name of the tool and its path in the Studio. */
export const PREVIEW = 'preview';

async function origins(client: SanityClient): Promise<readonly string[]> {
  return (await readWebsites(client)).map(({ origin }) => origin);
}

/**
 * Sanity's Presentation tool on the websites that the user edits. They are read when it opens, so new ones need no build.
 * It makes no secrets of its own, which would belong to no dealership: see docs/decisions/127-previews.md.
 */
export const websitePreview = definePlugin({
  name: 'website-preview',
  studio: { components: { layout: LayoutWithWebsites } },
  plugins: [
    presentationTool({
      name: PREVIEW,
      title: 'Preview',
      icon: EyeOpenIcon,
      previewUrl: {
        async initial({ client }) {
          const [first] = await origins(client);
          if (first === undefined) throw new Error('You don’t edit any dealership’s website.');
          return first;
        },
        async previewMode({ client, targetOrigin }): Promise<false> {
          await turnPreviewOn(client, targetOrigin);
          return false;
        },
      },
      allowOrigins: async ({ client }) => [...(await origins(client))],
      resolve: { locations: websiteLocations },
      components: { unstable_header: { component: PreviewHeader } },
    }),
  ],
});
