import { defineQuery } from 'groq';
import { queryMany, queryOne } from '../../content-query.ts';
import { picture } from '../../picture.groq.ts';
import { DEFAULT_TIME_ZONE } from '../../time-zones.ts';
import { dealershipShape } from './dealership.ts';

const DEALERSHIP = `{
    "id": _id,
    "createdAt": _createdAt,
    "slug": slug.current,
    name,
    hostnames,
    "languages": coalesce(languages, ["en"]),
    "timeZone": coalesce(timeZone, "${DEFAULT_TIME_ZONE}"),
    "theme": {
      "brand": coalesce(theme.brand, "#1f3a4d"),
      "accent": coalesce(theme.accent, "#c2410c"),
      "progress": coalesce(theme.brand, theme.accent, "#00a651"),
      "neutral": coalesce(theme.neutral, "plain"),
      "radius": coalesce(theme.radius, 8),
      "displayFace": coalesce(theme.displayFace, "archivo"),
      "header": coalesce(theme.header, "light")
    },
    "isLaunched": notLaunched != true,
    "cookieTier": coalesce(cookieTier, 2),
    "phoneMask": coalesce(phoneMask, "(999) 999-9999"),
    "chat": select(defined(chat.script) => { "script": chat.script, "origins": coalesce(chat.origins, []) }, null),
    "trackers": {
      "measurementIds": coalesce(measurementIds, []),
      "tagContainer": select(
        defined(tagContainer.id) => { "id": tagContainer.id, "origins": coalesce(tagContainer.origins, []) },
        null
      ),
      metaPixelId
    },
    "logo": ${picture('logo', '_id')},
    "financing": select(
      defined(financing.rate) && defined(financing.months) && defined(financing.downPercent) =>
        financing { rate, months, downPercent },
      null
    )
  }` as const;

export const DEALERSHIPS_QUERY = defineQuery(`
  *[_type == "dealership"] | order(_createdAt asc, _id asc) ${DEALERSHIP}
`);
export const DEALERSHIP_QUERY = defineQuery(
  `*[_type == "dealership" && _id == $dealership][0] ${DEALERSHIP}`,
);

/** The registry, the only query across dealerships. A new dealership needs only a name to be live. */
export const dealershipsQuery = queryMany('dealerships', DEALERSHIPS_QUERY, dealershipShape);

/** One dealership as the registry has it. */
export const dealershipQuery = queryOne('dealership', DEALERSHIP_QUERY, dealershipShape);
