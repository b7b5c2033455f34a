import type { Theme } from '@rooftop/content/documents/dealership';
import type { Language } from '@rooftop/content/languages';
import type { Hours } from '@rooftop/content/objects/hours';
import type { TimeZone } from '@rooftop/content/time-zones';

/** A text in one or more languages. */
export type Text = { readonly [language in Language]?: string };

export interface PictureKit {
  /** a file below the dealership's `assets/`; SVG is drawn to WebP when it is uploaded */
  readonly file: string;
  readonly alt: Text;
  /** what must stay visible when the picture is cut: the middle and size of it, as shares of width and height */
  readonly hotspot: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

export interface StoreKit {
  readonly key: string;
  readonly name: string;
  readonly subname?: string;
  readonly address: {
    readonly line1: string;
    readonly line2?: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  };
  /** degrees */
  readonly coordinates: { readonly lat: number; readonly lng: number };
  /** E.164 */
  readonly phones: { readonly sales: string; readonly service?: string };
  readonly hours: { readonly sales: Hours; readonly service?: Hours };
  readonly note?: Text;
  /** where leads go; never shown */
  readonly leads: readonly string[];
}

/**
 * What a dealership is made from, or made from again: data that are under version control, no logic and no secrets.
 * Once it lives in the content lake, its editors own it; the kit is not applied again.
 */
export interface TenantKit {
  readonly slug: string;
  readonly name: string;
  /** the first is the primary one; `{platformDomain}` stands for the platform's domain */
  readonly hostnames: readonly string[];
  /** the first is the default */
  readonly languages: readonly [Language, ...Language[]];
  readonly timeZone: TimeZone;
  readonly theme: Theme;
  readonly homePage: {
    readonly description: Text;
    readonly headline: Text;
    readonly text: Text;
    readonly picture: PictureKit;
    readonly callToAction: { readonly label: Text; readonly href: string };
  };
  /** in the order shoppers see */
  readonly stores: readonly StoreKit[];
}

const hours = ([open, close]: readonly [string, string]) => ({ open, close });

/** The same hours from Monday to Friday, and those of the weekend; days that are not given are closed. */
export function week(
  weekdays: readonly [open: string, close: string],
  weekend: { readonly [day in 'saturday' | 'sunday']?: readonly [open: string, close: string] } = {},
): Hours {
  return {
    monday: hours(weekdays),
    tuesday: hours(weekdays),
    wednesday: hours(weekdays),
    thursday: hours(weekdays),
    friday: hours(weekdays),
    saturday: weekend.saturday ? hours(weekend.saturday) : null,
    sunday: weekend.sunday ? hours(weekend.sunday) : null,
  };
}
