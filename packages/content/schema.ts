import * as blocks from './blocks/block-schemas.generated.ts';
import { article } from './documents/article/article.schema.ts';
import { bodyStyle } from './documents/body-style/body-style.schema.ts';
import { dealership } from './documents/dealership/dealership.schema.ts';
import { experiment } from './documents/experiment/experiment.schema.ts';
import { faq } from './documents/faq/faq.schema.ts';
import { helpCategory } from './documents/help-category/help-category.schema.ts';
import { tradeQuestionnaire } from './documents/trade-questionnaire/trade-questionnaire.schema.ts';
import { serviceOperation } from './documents/service-operation/service-operation.schema.ts';
import { homePage } from './documents/home-page/home-page.schema.ts';
import { jobOpening } from './documents/job-opening/job-opening.schema.ts';
import { legalDocument, legalVersion } from './documents/legal-document/legal-document.schema.ts';
import { navigation } from './documents/navigation/navigation.schema.ts';
import { offer } from './documents/offer/offer.schema.ts';
import { page } from './documents/page/page.schema.ts';
import { popup } from './documents/popup/popup.schema.ts';
import { promotion } from './documents/promotion/promotion.schema.ts';
import { redirectRule } from './documents/redirect-rule/redirect-rule.schema.ts';
import { review } from './documents/review/review.schema.ts';
import { staffMember } from './documents/staff-member/staff-member.schema.ts';
import { store } from './documents/store/store.schema.ts';
import { accessibleImage } from './objects/media/accessible-image.schema.ts';
import { address } from './objects/address.schema.ts';
import {
  bodyPicture,
  bodyTable,
  bodyTableRow,
  bodyVehicles,
  bodyVideo,
  callout,
} from './objects/texts/body-parts.schema.ts';
import { cents } from './objects/cents.schema.ts';
import { criteria } from './objects/criteria.schema.ts';
import { fees } from './objects/fees.schema.ts';
import { formRecipients } from './objects/leads/form-recipients.schema.ts';
import { dayHours, departmentHours, specialDay, weekHours } from './objects/dates/hours.schema.ts';
import { generalManager } from './objects/general-manager.schema.ts';
import { iconLink } from './objects/links/icon-link.schema.ts';
import { leadAddresses } from './objects/leads/lead-addresses.schema.ts';
import { leadRule } from './objects/leads/lead-rule.schema.ts';
import { link } from './objects/links/link.schema.ts';
import { localeBlock } from './objects/texts/locale-block.schema.ts';
import { localeBody } from './objects/texts/locale-body.schema.ts';
import { localeString } from './objects/texts/locale-string.schema.ts';
import { localeText } from './objects/texts/locale-text.schema.ts';
import { menuGroup } from './objects/links/menu-group.schema.ts';
import { promise } from './objects/promise.schema.ts';
import { rating } from './objects/rating.schema.ts';
import { socialLink } from './objects/links/social-link.schema.ts';
import { theme } from './objects/theme.schema.ts';
import { withChecks } from './checks/with-checks.ts';
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
export const schemaTypes = [
  ...documents.map(withChecks),
  ...Object.values(blocks).map(withShownTo),
  ...objects,
].map(withSingleMessages);

export { API_VERSION } from './create-sanity-client.ts';
export { hasWebsitePage, WEBSITE_NAME, websitePath } from './website-path.ts';
export {
  type DatedType,
  DOCUMENT_TYPES,
  isMovable,
  isRunType,
  type MovableType,
  OWNED_TYPES,
  type OwnedType,
  SHARED_TYPES,
  type SharedType,
} from './documents/document-types.ts';
export { DEFAULT_TIME_ZONE, TIME_ZONE_NAMES } from './time-zones.ts';
export { standardBlockFields } from './documents/home-page/standard-home-page.ts';
export {
  describePublication,
  type Publication,
  type PublicationStatus,
  publicationStatus,
} from './documents/publication.ts';
export type { KeySource } from './objects/fields/key-source.ts';
export { TYPED_KINDS, type TypedKind } from './objects/fields/typed-options.ts';
export { vinInPath } from './objects/fields/search-field.ts';
export { MIN_CONTRAST } from './contrast.ts';
export { HEX_COLOR, NEUTRALS } from './objects/theme.ts';
export { type ColorUse, colorUses } from './objects/theme-colors.ts';
export { isReservedForAgencies } from './documents/dealership/editor-fields.ts';
export { formChoices } from './objects/leads/form-recipients.schema.ts';
export { type CheckedDocuments, dealershipFindings } from './checks/dealership-findings.ts';
export { describeLink } from './checks/links/describe-link.ts';
export { type LinkPage, readLinkPages } from './checks/links/link-pages.ts';
export { pathExists } from './checks/links/known-paths.ts';
export { type DealershipFacts, dealershipFacts } from './checks/dealership-facts.ts';
export { BUILT_IN_PAGES } from './built-in-pages.ts';
export { LINK_KINDS, type LinkKind } from './objects/links/link-kinds.ts';
export { makesClaims } from './checks/claims/check-claims.ts';
export { missingTexts } from './checks/missing-texts.ts';
export { PUBLISH_REASONS } from './checks/publish-reasons-field.ts';
export { claimCode } from './checks/with-checks.ts';
export { type EditedPopups, readEditedPopups } from './documents/popup/edited-popups.ts';
export { type Popup as EditedPopup, popupPagePaths } from './documents/popup/popup.ts';
export { isSelector } from './documents/popup/is-selector.ts';
export { describeSelector } from './documents/popup/page-parts.ts';
