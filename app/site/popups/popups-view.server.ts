import type { Popup } from '@rooftop/content/documents/popup/popup';
import { isForVisitor } from '@rooftop/visits/popups/choose-popup';
import type { PopupPage } from '@rooftop/visits/popups/popup-rules';
import { isQuiet } from '@rooftop/visits/popups/quiet-time';
import { mayHoldOn } from '@rooftop/visits/popups/conditions';
import type { RequestContext } from '#app/context.server.ts';
import { orFallback } from '@rooftop/platform/or-fallback';
import { localPath, parsePageUrl } from '#app/http/page-request.ts';
import { wordsFor } from '#app/locales/wording.server.ts';
import { DIALOG_WORDS } from '#app/ui/dialog/dialog.tsx';
import { isFormOffered } from './popup-form.server.ts';
import { popupHtml } from './popup-html.server.ts';
import { popupRun } from '@rooftop/visits/popups/popup-run';
import { popupPageOf } from '@rooftop/visits/popups/popup-page';
import { countedRulesOf, popupPaths, popupRulesOf, quietTimeOf } from '@rooftop/visits/popups/written-rules';
import { POPUPS_PATH, popupFormPath } from './popups-path.ts';

const POPUP_WORDS = [...DIALOG_WORDS, 'error.heading', 'error.text', 'ui.notices'] as const;

/** What a popup shows. */
export type PopupContentView = ReturnType<typeof contentView>;

function contentView(
  { title, type, html, form, style }: Popup['component'] | Popup['submitted']['component'],
  part: PopupPart,
  { id }: Pick<Popup, 'id'>,
  page: PopupPage,
  { href, locale, dealership }: Pick<RequestContext, 'href' | 'locale' | 'dealership'>,
) {
  const { vin } = page.params;
  return {
    title,
    /** Safe to insert into the page. */
    html: html === null ? null : popupHtml(html, href) || null,
    /** URL of the form's data and action. Null if there is no form. */
    formHref:
      type === 'component' && form !== null
        ? localPath(
            popupFormPath(id, part, typeof vin === 'string' ? vin : null),
            locale,
            dealership.languages,
          )
        : null,
    style,
  };
}

/** Which of a popup's two contents: before, and after it was submitted. */
export type PopupPart = 'component' | 'submitted';

/** A popup for the browser. */
export type PopupView = ReturnType<typeof popupView>;

function popupView(popup: Popup, page: PopupPage, context: RequestContext) {
  const { kind, position, closeButton, background, button, component, submitted } = popup;
  const { email: _, component: after, redirect, ...then } = submitted;
  const shown = contentView(after, 'submitted', popup, page, context);
  const isEmpty = shown.title === null && shown.html === null && shown.formHref === null;
  return {
    ...popupRulesOf(popup),
    kind,
    position,
    closeButton,
    background,
    button,
    component: contentView(component, 'component', popup, page, context),
    submitted: {
      ...then,
      // Phone and mail links lead nowhere by themselves.
      redirect: /^(?:\/|https:)/.test(redirect ?? '') ? context.href(redirect) : null,
      /** Null if there is nothing of its own to show after the form. */
      component: isEmpty ? null : shown,
    },
  };
}

/** The popups that may show to this visitor on a page, and what counts its visit. */
export type PopupsView = Awaited<ReturnType<typeof popupsView>>;

/** @param path of the page, with language and without query */
export async function popupsView(path: string, context: RequestContext) {
  const { dealership, visitor, t, now } = context;
  const page = popupPageOf(parsePageUrl(path, dealership.languages).path);
  const { isLead, advertising } = visitor;
  const [popups, lead] = await Promise.all([currentPopups(context), visitor.latestLead()]);
  const latest = lead && { at: lead.at.getTime(), page: lead.page };
  const concerned = popups.filter((popup) => {
    const { conditions } = popupRulesOf(popup);
    return (
      popupRun(popup, dealership.timeZone, now) === 'running' &&
      isForVisitor({ conditions }, isLead) &&
      conditions.some((condition) => mayHoldOn(condition, page)) &&
      !isQuiet(quietTimeOf(popup), latest, path, now.getTime())
    );
  });
  const offered = await Promise.all(concerned.map((popup) => isFormOffered(popup.component, context)));
  return {
    page,
    isLead,
    /** Advertising parameters by name, for visitors who allow their use. */
    ads: advertising,
    popups: concerned.filter((_, index) => offered[index]).map((popup) => popupView(popup, page, context)),
    /** Visit rules of all popups, also before their first day, because a visitor may become eligible for one after the visits that count. */
    counted: popups
      .map((popup) => countedRulesOf(popup, page))
      .filter(({ conditions }) => conditions.length > 0),
    words: wordsFor(t, POPUP_WORDS),
  };
}

type ForEveryPage = Pick<RequestContext, 'content' | 'dealership' | 'locale' | 'now'>;

/** The popups whose last day is not over. */
async function currentPopups({ content, dealership, now }: ForEveryPage): Promise<readonly Popup[]> {
  const popups = await orFallback(content.popups(), []);
  return popups.filter((popup) => popupRun(popup, dealership.timeZone, now) !== 'ended');
}

/**
 * What every page knows of popups: where they may show, and where to ask for them. Null if there are none. It holds for
 * a cached page after a popup's first or last day, because the answer to what the page asks then depends on the day.
 */
export async function popupLoaderView(context: ForEveryPage) {
  const { dealership, locale } = context;
  const paths = popupPaths(await currentPopups(context), dealership.languages);
  return paths === null ? null : { paths, href: localPath(POPUPS_PATH, locale, dealership.languages) };
}
