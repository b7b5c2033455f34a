import { ADF_FORMATS } from './lead-delivery/lead-delivery.ts';
import { ENGLISH_NAME_OF_LANGUAGE, LANGUAGES } from '@rooftop/tenancy/languages';
import { choices } from '../../objects/fields/titled-choices.ts';
import { TIME_ZONE_NAMES } from '../../time-zones.ts';

export const timeZoneChoices = choices(TIME_ZONE_NAMES, {
  'America/New_York': 'Eastern (New York)',
  'America/Chicago': 'Central (Chicago)',
  'America/Denver': 'Mountain (Denver)',
  'America/Phoenix': 'Arizona (Phoenix)',
  'America/Los_Angeles': 'Pacific (Los Angeles)',
  'America/Anchorage': 'Alaska (Anchorage)',
  'Pacific/Honolulu': 'Hawaii (Honolulu)',
});

export const languageChoices = choices(LANGUAGES, ENGLISH_NAME_OF_LANGUAGE);

export const adfFormatChoices = choices(ADF_FORMATS, {
  standard: 'Standard',
  'merged-comments': 'All comments in one field, for CRMs that need it',
});
