import type { Popup } from '@rooftop/content/documents/popup/popup';
import type { Hit } from '@rooftop/inventory/index/result-page';

/** ID of every form in a popup. The page may have another form of the same kind. */
export const POPUP_FORM_ID = 'popup-form';

/** What a popup shows, or shows after its form was sent. */
export type ShownContent = Popup['component'] | Popup['submitted']['component'];

/** Where a form in a popup is, and what it is about. */
export interface PlacedPopupForm {
  readonly content: ShownContent;
  /** Path of its action, without language. */
  readonly action: string;
  /** The car on whose page it shows, as this visitor may see it. Null on other pages. */
  readonly car: Hit | null;
}
