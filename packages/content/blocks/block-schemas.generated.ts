// Written by packages/content/generate-types.ts from the folders beside this file.

export * from './body-style-tiles/body-style-tiles.schema.ts';
export * from './button-strip/button-strip.schema.ts';
export * from './call-to-action/call-to-action.schema.ts';
export * from './columns/columns.schema.ts';
export * from './countdown/countdown.schema.ts';
export * from './department-tabs/department-tabs.schema.ts';
export * from './faq-list/faq-list.schema.ts';
export * from './feature/feature.schema.ts';
export * from './filter-tiles/filter-tiles.schema.ts';
export * from './gallery/gallery.schema.ts';
export * from './hero/hero.schema.ts';
export * from './hero-slides/hero-slides.schema.ts';
export * from './message-form/message-form.schema.ts';
export * from './offer-list/offer-list.schema.ts';
export * from './payment-calculator/payment-calculator.schema.ts';
export * from './promotion-list/promotion-list.schema.ts';
export * from './review-strip/review-strip.schema.ts';
export * from './rich-text/rich-text.schema.ts';
export * from './store-list/store-list.schema.ts';
export * from './vehicle-list/vehicle-list.schema.ts';
export * from './video/video.schema.ts';
