import { schemaTypes } from '@rooftop/content/schema';
import { visionTool } from '@sanity/vision';
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { documentActions } from './studio/actions/document-actions.ts';
import { studioConfig } from './studio/address.ts';
import { Navbar } from './studio/branding/navbar.tsx';
import { ownWords } from './studio/branding/own-words.ts';
import { RooftopIcon } from './studio/branding/rooftop-icon.tsx';
import { AgencyField } from './studio/inputs/agency-field.tsx';
import { ChooseInput } from './studio/inputs/choose-input.tsx';
import { StatusBadge } from './studio/publication/status-badge.ts';
import { StatusLayout } from './studio/publication/status-layout.tsx';
import { hideSanityLinks, reportUnreachableLake } from './studio/own-lake.ts';
import { PREVIEW, websitePreview } from './studio/preview/preview-plugin.ts';
import { websiteUrl, websiteWords } from './studio/preview/website-url.ts';
import { answerSanityServices } from './studio/quiet-services.ts';
import { canReadSharedContent, isStudioAdministrator, mayEdit, mayReadPersonalData } from './studio/roles.ts';
import { lakeSignIn } from './studio/sign-in.ts';
import { withDealershipName } from './studio/structure/named-dealership.ts';
import { sharedTool } from './studio/structure/shared-tool.ts';
import { structure } from './studio/structure/structure.ts';
import { newDocumentOptions, templates } from './studio/templates.ts';
import {
  CREDIT_APPLICATIONS,
  creditApplications,
} from './studio/tools/credit-applications/credit-applications-plugin.ts';
import { LEADS, leads } from './studio/tools/leads/leads-plugin.ts';
import { SESSIONS, sessions } from './studio/tools/sessions/sessions-plugin.ts';

const { projectId, dataset, apiHost } = studioConfig();
if (apiHost !== undefined) {
  answerSanityServices();
  hideSanityLinks();
  void reportUnreachableLake({ apiHost, projectId });
}

/** Sanity Studio for editors, on the platform's own lake or on hosted Sanity. */
export default defineConfig({
  projectId,
  dataset,
  ...(apiHost === undefined ? {} : { apiHost, auth: lakeSignIn(apiHost) }),
  title: 'Rooftop',
  icon: RooftopIcon,
  i18n: { bundles: [...ownWords, websiteWords] },
  schema: { types: schemaTypes.map(withDealershipName), templates },
  plugins: [
    structureTool({ title: 'Websites', structure }),
    websitePreview(),
    leads(),
    creditApplications(),
    sessions(),
    sharedTool,
    visionTool({ title: 'Query' }),
  ],
  tools: (tools, { currentUser }) =>
    tools.filter(({ name }) => {
      if (name === PREVIEW) return mayEdit(currentUser);
      if (name === 'vision') return isStudioAdministrator(currentUser);
      // Hosted Sanity says neither roles in a dealership nor second factors, so nobody could read there.
      if (name === CREDIT_APPLICATIONS || name === LEADS)
        return apiHost !== undefined && mayReadPersonalData(currentUser);
      // The desk has it too.
      if (name === SESSIONS) return apiHost !== undefined && !mayReadPersonalData(currentUser);
      return name !== 'shared' || canReadSharedContent(currentUser);
    }),
  form: { components: { field: AgencyField, input: ChooseInput } },
  studio: { components: { layout: StatusLayout, navbar: Navbar } },
  document: {
    actions: documentActions,
    productionUrl: websiteUrl,
    badges: (badges) => [...badges, StatusBadge],
    newDocumentOptions,
    // The agency grants roles, and Sanity's service for requesting them is not available here.
    askToEdit: { enabled: false },
    comments: { enabled: false },
  },
  // Parts of Sanity's cloud that the platform's lake does not have and editors do not need.
  announcements: { enabled: false },
  apps: { canvas: { enabled: false } },
  mediaLibrary: { enabled: false },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
});
