/**
 * Features that shoppers search for, and how feeds spell them. A car with a "Panoramic Moonroof" also has the value
 * "Sunroof", so that one filter finds both.
 */
import { slugOf } from '../slug.ts';
import type { Listing } from '../vehicle.ts';

interface StandardFeature {
  readonly label: string;
  /** As spelled in URLs. */
  readonly value: string;
  /** What feeds call it. */
  readonly pattern: RegExp;
}

const feature = (label: string, pattern: RegExp): StandardFeature => ({
  label,
  value: slugOf(label),
  pattern,
});

const THIRD_ROW = feature('Third-row seat', /\b(?:3rd|third|three|3)[- ]rows?\b/i);

export const STANDARD_FEATURES: readonly StandardFeature[] = [
  THIRD_ROW,
  feature('Sunroof', /\b(?:sun|moon)[- ]?roof|panoramic (?:\w+ )?roof/i),
  feature('Leather seats', /\bleather(?:[- ]\w+)? (?:seat|upholstery|interior)/i),
  feature('Heated seats', /\bheated (?:\w+[ /]+){0,3}seats?/i),
  feature('Ventilated seats', /\b(?:ventilated|cooled|air[- ]conditioned) (?:\w+ )?seats?/i),
  feature('Heated steering wheel', /\bheated steering/i),
  feature(
    'Backup camera',
    /\b(?:back-?up|rear(?:[- ]?view)?|reverse|reversing) (?:\w+ )?camera|rearview camera/i,
  ),
  feature('360° camera', /\b360\b.*camera|surround[- ]view|bird'?s[- ]eye/i),
  feature('Blind-spot monitor', /\bblind[- ]spot/i),
  feature('Navigation', /\bnavigation\b|\bgps\b/i),
  feature('Bluetooth', /\bbluetooth/i),
  feature('Apple CarPlay', /\bcar ?play/i),
  feature('Android Auto', /\bandroid auto/i),
  feature('Remote start', /\bremote (?:engine |vehicle )?start/i),
  feature('Keyless entry', /\bkeyless (?:entry|access)|smart key|proximity key/i),
  feature('Push-button start', /\bpush[- ]button (?:start|ignition)|keyless (?:start|ignition)/i),
  feature(
    'Tow package',
    /\btow(?:ing)? (?:package|pkg|hitch|equipment|prep)|trailer (?:hitch|tow|package)|tow hitch/i,
  ),
  feature('Adaptive cruise control', /\b(?:adaptive|radar|dynamic) cruise/i),
  feature('Cruise control', /\bcruise control/i),
  feature('Lane-keep assist', /\blane[- ](?:keep|departure|assist|centering)/i),
  feature(
    'Automatic emergency braking',
    /\b(?:automatic|emergency) (?:emergency )?braking|collision (?:mitigation|braking)/i,
  ),
  feature('Parking sensors', /\bpark(?:ing)?[- ](?:sensor|assist|aid)/i),
  feature('Power liftgate', /\b(?:power|hands-free) (?:lift|tail)gate/i),
  feature('Power sliding doors', /\bpower[- ]sliding (?:side )?doors?/i),
  feature('Roof rails', /\broof (?:rails?|rack)/i),
  feature('Alloy wheels', /\b(?:alloy|aluminum) wheels?/i),
  feature(
    'Premium audio',
    /\bpremium (?:audio|sound)|\b(?:bose|harman|jbl|bang & olufsen|burmester|mark levinson|meridian)\b/i,
  ),
  feature('Wireless charging', /\bwireless (?:phone |device )?charg/i),
  feature('Head-up display', /\bheads?[- ]up display/i),
  feature('Memory seats', /\bmemory (?:\w+ )?seats?/i),
  feature('Power seats', /\bpower (?:\w+ )?seats?\b/i),
  feature('Dual-zone climate control', /\bdual[- ]zone/i),
  feature('Running boards', /\brunning boards?|side steps/i),
  feature('Bed liner', /\bbed[- ]?liner/i),
  feature('Tonneau cover', /\btonneau/i),
  feature('All-weather floor mats', /\ball[- ]weather (?:floor )?mats/i),
  feature('LED headlights', /\bled head(?:lights|lamps)/i),
  feature('Fog lights', /\bfog (?:lights|lamps)/i),
  feature('Wi-Fi hotspot', /\bwi-?fi\b/i),
  feature('Satellite radio', /\bsatellite radio|sirius/i),
  feature('Captain’s chairs', /\bcaptain'?’?s'? chairs/i),
  feature('Rear entertainment', /\brear (?:seat )?entertainment|dvd/i),
  feature('Air conditioning', /\bair conditioning\b/i),
];

/** Feeds repeat the same few thousand texts. */
const KNOWN_TEXTS = 20_000;
const known = new Map<string, readonly string[]>();

/** The standard features that a feature's name in a feed means, as labels. */
export function standardFeatures(text: string): readonly string[] {
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered;
  const found = STANDARD_FEATURES.filter(({ pattern }) => pattern.test(text)).map(({ label }) => label);
  if (known.size >= KNOWN_TEXTS) known.clear();
  known.set(text, found);
  return found;
}

const THIRD_ROW_SEATS = 7;

/** A car's features: as spelled in the feed, then the standard ones that they mean. */
export const featuresOf = ({ features, seats }: Pick<Listing, 'features' | 'seats'>): readonly string[] => [
  ...features,
  ...features.flatMap(standardFeatures),
  ...((seats ?? 0) >= THIRD_ROW_SEATS ? [THIRD_ROW.label] : []),
];
