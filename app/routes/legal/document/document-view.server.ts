import { localDate, dateRun } from '@rooftop/tenancy/calendar';
import { pathTo } from '@rooftop/content/page-paths';
import type { RequestContext } from '#app/context.server.ts';
import { formatDate } from '@rooftop/platform/wording/format-time';
import { headingsOf } from '#app/blocks/rich-text/body.ts';
import { bodyHtml } from '#app/blocks/rich-text/body-html.server.tsx';
import { breadcrumbList } from '#app/ui/crumbs/breadcrumb-list.ts';
import type { Crumb } from '#app/ui/crumbs/crumbs.tsx';
import { cookieTable } from './cookie-table.server.ts';
import { replaceBodyPlaceholders, replacePlaceholders } from './replace-placeholders.ts';
import type { LegalPage } from './legal-pages.server.ts';
import { legalValues } from './legal-values.server.ts';
import { type VersionTimeline, versionTimeline, type LegalVersion } from './legal-versions.ts';

/** A legal document for display. */
export type DocumentView = Awaited<ReturnType<typeof documentView>>;

/** Minimum number of sections for a table of contents. */
const FEWEST_PARTS = 3;

/** A document and the requested version of it. */
interface DocumentVersion {
  readonly page: LegalPage;
  readonly standing: VersionTimeline;
  /** Undefined if no version is in effect. The page then shows its fallback text. */
  readonly shown: LegalVersion | undefined;
}

/**
 * Finds the requested version. Undefined if there is no such version.
 * @param day Date formatted as `YYYY-MM-DD`, or null for the version in effect today in the dealership's time zone.
 */
export function findDocumentVersion(
  page: LegalPage,
  day: string | null,
  { dealership, now, validUntil }: Pick<RequestContext, 'dealership' | 'now' | 'validUntil'>,
): DocumentVersion | undefined {
  const { timeZone } = dealership;
  const standing = versionTimeline(page.versions, localDate(timeZone, now));
  const { coming, current, versions } = standing;
  if (coming !== undefined) {
    const { changesAt } = dateRun({ start: coming.effectiveFrom, end: null }, timeZone, now);
    if (changesAt !== null) validUntil(changesAt);
  }
  if (day === null) return { page, standing, shown: current };
  const shown = versions.find(({ effectiveFrom }) => effectiveFrom === day);
  return shown && { page, standing, shown };
}

export async function documentView({ page, standing, shown }: DocumentVersion, context: RequestContext) {
  const { dealership, href, locale, origin, t } = context;
  const values = await legalValues(context);
  const body = replaceBodyPlaceholders(shown?.body ?? page.standardText, values);
  const cookies = page.kind === 'cookie-policy' ? cookieTable(context) : null;
  const address = href(pathTo('legal-document', { kind: page.kind })) ?? '';
  const crumbs: readonly Crumb[] = [
    { label: dealership.name, href: href('/') },
    { label: t('legal.heading'), href: href(pathTo('legal')) },
    { label: page.title, href: null },
  ];
  const parts = headingsOf(body)
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => ({ id, text }));
  if (cookies !== null) parts.push({ id: cookies.id, text: cookies.heading });
  const changes = shown?.changes ?? null;
  return {
    crumbs,
    crumbsLabel: t('crumbs.label'),
    heading: page.title,
    /** Effective date, or null if no version has been written. */
    effective: shown ? t('legal.effective', { date: formatDate(shown.effectiveFrom, locale) }) : null,
    /** Notice that a different version is in effect, or will be. */
    notice: noticeOf({ page, standing, shown }, context),
    contents: parts.length < FEWEST_PARTS ? null : { label: t('legal.contents'), parts },
    text: await bodyHtml(body, context),
    cookies,
    /** Changes since the previous version. */
    changes:
      changes === null ? null : { heading: t('legal.changes'), text: replacePlaceholders(changes, values) },
    versions:
      standing.versions.length < 2
        ? null
        : {
            heading: t('legal.versions'),
            list: standing.versions.map((version) => ({
              label: formatDate(version.effectiveFrom, locale),
              href: version === standing.current ? address : `${address}?version=${version.effectiveFrom}`,
              isShown: version === shown,
              changes: version.changes && replacePlaceholders(version.changes, values),
            })),
          },
    choices:
      page.kind === 'cookie-policy' || page.kind === 'privacy-policy'
        ? { label: t('legal.privacyChoices'), href: href(pathTo('privacy-choices')) ?? '/' }
        : null,
    structured: { '@context': 'https://schema.org', ...breadcrumbList(crumbs, origin + address) },
  };
}

/** Notice that the shown version is not in effect, or that a new version is coming. */
function noticeOf(
  { page, standing: { current, coming }, shown }: DocumentVersion,
  { href, locale, t }: Pick<RequestContext, 'href' | 'locale' | 't'>,
) {
  const address = href(pathTo('legal-document', { kind: page.kind })) ?? '';
  const today = { label: t('legal.readToday'), href: address };
  if (shown !== current) {
    const isEarlier =
      current !== undefined && shown !== undefined && shown.effectiveFrom < current.effectiveFrom;
    return { text: t(isEarlier ? 'legal.noticeEarlier' : 'legal.noticeComing'), link: today };
  }
  if (coming === undefined) return null;
  return {
    text: t('legal.noticeChanges', { date: formatDate(coming.effectiveFrom, locale) }),
    link: { label: t('legal.readComing'), href: `${address}?version=${coming.effectiveFrom}` },
  };
}
