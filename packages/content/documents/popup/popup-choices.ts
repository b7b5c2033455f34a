import { POPUP_FORMS, POPUP_KINDS, POPUP_POSITIONS, POPUP_STYLES } from './popup.ts';
import { ADS_NAMES, ADS_RULES, PARAM_RULES, POPUP_VISITORS } from './popup-condition.groq.ts';
import { choices } from '../../objects/fields/titled-choices.ts';

export const popupKindChoices = choices(POPUP_KINDS, {
  PrimeDialog: 'Window with a title bar, which can be moved and enlarged',
  ModalHeadless: 'Plain window',
});

export const popupPositionChoices = choices(POPUP_POSITIONS, {
  center: 'Center',
  top: 'Top',
  topright: 'Top right',
  right: 'Right',
  bottomright: 'Bottom right',
  bottom: 'Bottom',
  bottomleft: 'Bottom left',
  left: 'Left',
  topleft: 'Top left',
});

export const popupStyleChoices = choices(POPUP_STYLES, {
  standard: 'Standard',
  wide: 'Wide',
  accent: 'In the accent color',
});

export const popupFormChoices = choices(POPUP_FORMS, {
  unlockInventory: 'Unlock vehicle inventory',
  userLead: 'Contact details',
  userLeadPhoneVerification: 'Contact details, then a code to verify the phone',
  contact: 'Message to us',
  offer: 'Claim an offer',
});

export const paramRuleChoices = choices(PARAM_RULES, {
  new: 'is new: each value counts once',
  is: 'is exactly',
  oneOf: 'is one of',
});

export const adsRuleChoices = choices(ADS_RULES, {
  present: 'is there',
  absent: 'is not there',
  is: 'is exactly',
  in: 'is one of',
  not: 'is none of',
});

export const adsNameChoices = ADS_NAMES.map((value) => ({ value, title: value }));

export const popupVisitorChoices = choices(POPUP_VISITORS, {
  leads: 'Only leads',
  others: 'Only visitors who are not leads',
});
