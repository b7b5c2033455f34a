import { defineQuery } from 'groq';
import { queryMany } from '../../content-query.ts';
import { localized } from '../../localized.groq.ts';
import { popupShape, QUIET_HOURS } from './popup.ts';

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
    "conditions": coalesce(conditions[] {
      "key": _key,
      visitors,
      "pages": coalesce(pages, []),
      "pageItemsViewed": coalesce(pageItemsViewed[] {
        "key": _key,
        page,
        "params": coalesce(params[] { name, rule, "values": coalesce(values, []) }, []),
        minCount,
        maxCount
      }, []),
      "adsValues": coalesce(adsValues[] { name, rule, "values": coalesce(values, []) }, []),
      tagQuery,
      itemClicked,
      timer
    }, []),
    "priority": coalesce(priority, 0),
    "frequencyCap": { "times": frequencyCap.times, "days": frequencyCap.days },
    "quietHours": coalesce(
      quietHours,
      select(component.type == "component" && component.form != "unlockInventory" => ${QUIET_HOURS}, 0)
    ),
    "holdOutPercent": coalesce(holdOutPercent, 0)
  }
`);

export const popupsQuery = queryMany('popups', POPUPS_QUERY, popupShape);
