import { localized } from '../../localized.groq.ts';

/** GROQ for what `leadRulesShape` describes, of the dealership's document. */
export const leadRules = `"leadRules": coalesce(leadRules[] {
      "key": _key,
      name,
      "forms": coalesce(forms, []),
      "stores": select(count(stores) > 0 => stores[@->dealership._ref == $dealership]->key),
      condition, opening, from, until,
      "recipients": coalesce(recipients, []),
      "takesTurns": takesTurns == true,
      "recipientOwns": recipientOwns == true
    }, []),
    "ignoredSenders": coalesce(ignoredSenders, []),
    "replies": { "open": ${localized('replies.open')}, "closed": ${localized('replies.closed')} },
    "answerTemplate": select($language == "es" && answerTemplate.es > "" => answerTemplate.es, $language != "es" && answerTemplate.en > "" => answerTemplate.en)` as const;
