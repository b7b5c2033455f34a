import { bodyStyleTiles } from './blocks/body-style-tiles/body-style-tiles.schema.ts';
import { buttonStrip } from './blocks/button-strip/button-strip.schema.ts';
import { callToAction } from './blocks/call-to-action/call-to-action.schema.ts';
import { column, columns } from './blocks/columns/columns.schema.ts';
import { countdown } from './blocks/countdown/countdown.schema.ts';
import { departmentTab, departmentTabs } from './blocks/department-tabs/department-tabs.schema.ts';
import { faqList } from './blocks/faq-list/faq-list.schema.ts';
import { feature } from './blocks/feature/feature.schema.ts';
import { filterTiles } from './blocks/filter-tiles/filter-tiles.schema.ts';
import { gallery, galleryPicture } from './blocks/gallery/gallery.schema.ts';
import { heroSlide, heroSlides } from './blocks/hero-slides/hero-slides.schema.ts';
import { hero } from './blocks/hero/hero.schema.ts';
import { messageForm } from './blocks/message-form/message-form.schema.ts';
import { offerList } from './blocks/offer-list/offer-list.schema.ts';
import { paymentCalculator } from './blocks/payment-calculator/payment-calculator.schema.ts';
import { promotionList } from './blocks/promotion-list/promotion-list.schema.ts';
import { reviewStrip } from './blocks/review-strip/review-strip.schema.ts';
import { richText } from './blocks/rich-text/rich-text.schema.ts';
import { storeList } from './blocks/store-list/store-list.schema.ts';
import { vehicleList } from './blocks/vehicle-list/vehicle-list.schema.ts';
import { video } from './blocks/video/video.schema.ts';
import { article } from './documents/article.schema.ts';
import { bodyStyle } from './documents/body-style.schema.ts';
import { dealership } from './documents/dealership.schema.ts';
import { experiment } from './documents/experiment.schema.ts';
import { faq } from './documents/faq.schema.ts';
import { helpCategory } from './documents/help-category.schema.ts';
import { tradeQuestionnaire } from './documents/trade-questionnaire.schema.ts';
import { serviceOperation } from './documents/service-operation.schema.ts';
import { homePage } from './documents/home-page.schema.ts';
import { jobOpening } from './documents/job-opening.schema.ts';
import { legalDocument, legalVersion } from './documents/legal-document.schema.ts';
import { navigation } from './documents/navigation.schema.ts';
import { offer } from './documents/offer.schema.ts';
import { page } from './documents/page.schema.ts';
import { popup } from './documents/popup.schema.ts';
import { promotion } from './documents/promotion.schema.ts';
import { redirectRule } from './documents/redirect-rule.schema.ts';
import { review } from './documents/review.schema.ts';
import { staffMember } from './documents/staff-member.schema.ts';
import { store } from './documents/store.schema.ts';
import { accessibleImage } from './objects/accessible-image.schema.ts';
import { address } from './objects/address.schema.ts';
import {
  bodyPicture,
  bodyTable,
  bodyTableRow,
  bodyVehicles,
  bodyVideo,
  callout,
} from './objects/body-parts.schema.ts';
import { cents } from './objects/cents.schema.ts';
import { criteria } from './objects/criteria.schema.ts';
import { fees } from './objects/fees.schema.ts';
import { formRecipients } from './objects/form-recipients.schema.ts';
import { dayHours, departmentHours, specialDay, weekHours } from './objects/hours.schema.ts';
import { generalManager } from './objects/general-manager.schema.ts';
import { iconLink } from './objects/icon-link.schema.ts';
import { leadAddresses } from './objects/lead-addresses.schema.ts';
import { leadRule } from './objects/lead-rule.schema.ts';
import { link } from './objects/link.schema.ts';
import { localeBlock } from './objects/locale-block.schema.ts';
import { localeBody } from './objects/locale-body.schema.ts';
import { localeString } from './objects/locale-string.schema.ts';
import { localeText } from './objects/locale-text.schema.ts';
import { menuGroup } from './objects/menu-group.schema.ts';
import { promise } from './objects/promise.schema.ts';
import { rating } from './objects/rating.schema.ts';
import { socialLink } from './objects/social-link.schema.ts';
import { theme } from './objects/theme.schema.ts';
import { withShownTo } from './blocks/with-shown-to.ts';
import { withSingleMessages } from './single-messages.ts';

const documents = [
  dealership,
  homePage,
  page,
  navigation,
  promotion,
  popup,
  offer,
  review,
  article,
  faq,
  helpCategory,
  legalDocument,
  bodyStyle,
  store,
  staffMember,
  jobOpening,
  redirectRule,
  experiment,
  tradeQuestionnaire,
  serviceOperation,
];

const blocks = [
  heroSlides,
  heroSlide,
  buttonStrip,
  departmentTabs,
  departmentTab,
  bodyStyleTiles,
  filterTiles,
  reviewStrip,
  promotionList,
  faqList,
  feature,
  storeList,
  hero,
  richText,
  offerList,
  vehicleList,
  gallery,
  galleryPicture,
  columns,
  column,
  video,
  callToAction,
  countdown,
  messageForm,
  paymentCalculator,
];

const objects = [
  accessibleImage,
  address,
  bodyPicture,
  bodyTable,
  bodyTableRow,
  bodyVehicles,
  bodyVideo,
  callout,
  cents,
  criteria,
  dayHours,
  weekHours,
  specialDay,
  departmentHours,
  fees,
  formRecipients,
  generalManager,
  iconLink,
  leadAddresses,
  leadRule,
  legalVersion,
  link,
  localeBlock,
  localeBody,
  localeString,
  localeText,
  menuGroup,
  promise,
  rating,
  socialLink,
  theme,
];

/** Every type of the content model, for the Studio. */
export const schemaTypes = [...documents, ...blocks.map(withShownTo), ...objects].map(withSingleMessages);

export { API_VERSION } from './create-sanity-client.ts';
export { DEFAULT_TIME_ZONE } from './time-zones.ts';
export { formChoices } from './objects/form-recipients.schema.ts';
