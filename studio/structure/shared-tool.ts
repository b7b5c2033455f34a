import { API_VERSION, type SharedType } from '@rooftop/content/schema';
import { LANGUAGES } from '@rooftop/tenancy/languages';
import { BookIcon } from '@sanity/icons/Book';
import { ClipboardIcon } from '@sanity/icons/Clipboard';
import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline';
import { WrenchIcon } from '@sanity/icons/Wrench';
import type { ComponentType } from 'react';
import { type StructureResolver, structureTool } from 'sanity/structure';
import { isStudioAdministrator } from '../roles.ts';
import { sharedTemplateOf } from '../templates.ts';
import { missingTranslations } from '../translations/missing-translations.ts';
import { orderingOf } from './owned-list.ts';

const structure: StructureResolver = (S, context) => {
  const list = (type: SharedType, id: string, title: string, icon: ComponentType) =>
    S.listItem()
      .id(id)
      .title(title)
      .icon(icon)
      .child(
        S.documentTypeList(type)
          .title(title)
          .apiVersion(API_VERSION)
          .filter('_type == $type && everyDealership == true')
          .params({ type })
          .defaultOrdering([orderingOf(type)])
          .initialValueTemplates(
            isStudioAdministrator(context.currentUser)
              ? [S.initialValueTemplateItem(sharedTemplateOf(type))]
              : [],
          ),
      );
  return S.list()
    .id('shared')
    .title('Shared content')
    .canHandleIntent(() => false)
    .items([
      list('article', 'articles', 'Articles', DocumentTextIcon),
      list('faq', 'questions', 'Questions', HelpCircleIcon),
      list('helpCategory', 'help-center', 'Help center', InfoOutlineIcon),
      list('legalDocument', 'legal', 'Legal', BookIcon),
      list('tradeQuestionnaire', 'trade-in', 'Trade-in questions', ClipboardIcon),
      list('serviceOperation', 'service-operations', 'Service operations', WrenchIcon),
      missingTranslations(S, context, {
        filter: 'everyDealership == true && !(_type in ["sanity.imageAsset", "sanity.fileAsset"])',
        params: {},
        languages: LANGUAGES,
      }),
    ]);
};

/**
 * Content that all dealerships show unless they have their own version. Administrators edit it; agencies can read it.
 */
export const sharedTool = structureTool({
  name: 'shared',
  title: 'Shared content',
  icon: EarthGlobeIcon,
  structure,
});
