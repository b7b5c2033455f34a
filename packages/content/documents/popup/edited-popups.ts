/** A dealership's popups as editors have them, before they are published. */
import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import { DEFAULT_TIME_ZONE, TIME_ZONE_NAMES } from '../../time-zones.ts';
import { popupsQuery } from './popup.groq.ts';
import type { Popup } from './popup.ts';

const IDS_QUERY = '*[_type == "popup" && dealership._ref == $dealership]._id';
const ZONE_QUERY = '*[_type == "dealership" && _id == $dealership][0].timeZone';
const zoneShape = z.enum(TIME_ZONE_NAMES).catch(DEFAULT_TIME_ZONE);
const DRAFT = /^drafts\./;

export interface EditedPopups {
  /** In the editors' order, drafts before what is published of them. */
  readonly popups: readonly Popup[];
  /** IDs of those that have a draft, without `drafts.`. */
  readonly drafts: ReadonlySet<string>;
  /** Of the dealership (IANA), for the days of popups. */
  readonly timeZone: string;
  /** How many lack something, so that the website leaves them out. */
  readonly incomplete: number;
}

/** @throws if the popups can't be read */
export async function readEditedPopups(client: SanityClient, dealership: string): Promise<EditedPopups> {
  const params = { dealership, language: 'en' };
  const drafts = client.withConfig({ perspective: 'drafts' });
  const [found, ids, zone] = await Promise.all([
    drafts.fetch<unknown>(popupsQuery.groq, params),
    client.withConfig({ perspective: 'raw' }).fetch<unknown>(IDS_QUERY, { dealership }),
    drafts.fetch<unknown>(ZONE_QUERY, { dealership }),
  ]);
  const { value, broken } = popupsQuery.validate(found, undefined);
  const all = z.array(z.string()).parse(ids);
  return {
    popups: value.map((popup) => ({ ...popup, id: popup.id.replace(DRAFT, '') })),
    drafts: new Set(all.filter((id) => DRAFT.test(id)).map((id) => id.replace(DRAFT, ''))),
    timeZone: zoneShape.parse(zone),
    incomplete: broken.length,
  };
}
