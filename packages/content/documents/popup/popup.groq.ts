import { defineQuery } from 'groq';
import { z } from 'zod';
import { queryMany } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { conditionFields, conditionShape } from './popup-condition.groq.ts';
import { POPUP_FORMS, POPUP_KINDS, POPUP_POSITIONS, POPUP_STYLES, QUIET_HOURS } from './popup.ts';

export const POPUPS_QUERY = defineQuery(`
  *[_type == "popup" && dealership._ref == $dealership] | order(coalesce(priority, 0) desc, _createdAt asc, _id asc) {
    "id": _id,
    name,
    "kind": coalesce(kind, "PrimeDialog"),
    "position": {
      "mobile": coalesce(position.mobile, "center"),
      "desktop": coalesce(position.desktop, "center")
    },
    "closeButton": coalesce(closeButton, true),
    "background": coalesce(background, true),
    "button": ${localized('button')},
    "component": {
      "title": ${localized('component.title')},
      "type": coalesce(component.type, "html"),
      "html": ${localized('component.html')},
      "form": component.form,
      "offer": select(component.offer->dealership._ref == $dealership => component.offer->key),
      "style": coalesce(component.style, "standard")
    },
    "submitted": {
      "component": {
        "title": ${localized('submitted.title')},
        "type": coalesce(submitted.type, "html"),
        "html": ${localized('submitted.html')},
        "form": submitted.form,
        "offer": select(submitted.offer->dealership._ref == $dealership => submitted.offer->key),
        "style": coalesce(submitted.style, "standard")
      },
      "email": { "subject": ${localized('submitted.email.subject')}, "text": ${localized('submitted.email.text')} },
      "track": submitted.track,
      "redirect": submitted.redirect,
      "close": coalesce(submitted.close, false),
      "timeoutClose": submitted.timeoutClose
    },
    "conditions": coalesce(conditions[] { ${conditionFields} }, []),
    "priority": coalesce(priority, 0),
    "frequencyCap": { "times": frequencyCap.times, "days": frequencyCap.days },
    "quietHours": coalesce(
      quietHours,
      select(component.type == "component" && component.form != "unlockInventory" => ${QUIET_HOURS}, 0)
    ),
    "holdOutPercent": coalesce(holdOutPercent, 0),
    startDate,
    endDate
  }
`);

const text = z.string().nullable();
const content = {
  type: z.enum(['html', 'component']),
  /** As editors wrote it. The website shows only what its allow-list has. */
  html: text,
  form: z.enum(POPUP_FORMS).nullable(),
  /** Key of the offer that the form is about. */
  offer: text,
  style: z.enum(POPUP_STYLES),
};

/** What the query returns. */
export const popupShape = z.object({
  id: z.string(),
  name: z.string().min(1),
  kind: z.enum(POPUP_KINDS),
  position: z.object({ mobile: z.enum(POPUP_POSITIONS), desktop: z.enum(POPUP_POSITIONS) }),
  closeButton: z.boolean(),
  /** Whether it blocks the page behind it. */
  background: z.boolean(),
  /** Label of the button that opens it. Null: it opens by itself. */
  button: text,
  component: z.object({ title: z.string().min(1), ...content }),
  submitted: z.object({
    component: z.object({ title: text, ...content }),
    /** Replaces the words of the mail that confirms the form. */
    email: z.object({ subject: text, text }),
    track: text,
    redirect: text,
    close: z.boolean(),
    /** Seconds. */
    timeoutClose: z.number().nullable(),
  }),
  conditions: z.array(conditionShape),
  priority: z.number(),
  frequencyCap: z.object({ times: z.number().nullable(), days: z.number().nullable() }),
  /** For so long after a visitor's request it doesn't show to them. */
  quietHours: z.number(),
  holdOutPercent: z.number(),
  /** `YYYY-MM-DD` in the dealership's time zone, both inclusive. Null means no limit. */
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
});

export const popupsQuery = queryMany('popups', POPUPS_QUERY, popupShape);
