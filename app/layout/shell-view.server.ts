import type { Theme } from '@rooftop/content/documents/dealership';
import type { Store } from '@rooftop/content/documents/store';
import type { RequestContext } from '../context.server.ts';
import { statusOf } from '../http/error-status.ts';
import { phoneView, type PhoneView } from '../stores/store-view.server.ts';
import { type ThemeTokens, themeTokens } from '../styles/theme.ts';
import { TYPEFACE_FILES } from '../styles/typefaces.ts';
import { pictureView, type PictureView } from '../ui/picture-view.server.ts';
import { type Words, words } from '../wording.server.ts';
import { PLACEHOLDER } from './placeholder.ts';

const SHELL_WORDS = [
  'chooser.choose',
  'chooser.label',
  'error.heading',
  'error.text',
  'footer.stores',
  'layout.skip',
  'notFound.button',
  'notFound.heading',
  'notFound.text',
] as const;

/** What surrounds every page of a dealership. */
export interface ShellView {
  readonly locale: string;
  readonly name: string;
  readonly homeLabel: string;
  readonly rights: string;
  readonly logo: PictureView | null;
  readonly house: Theme['header'];
  readonly tokens: ThemeTokens;
  readonly themeColor: string;
  readonly typefaces: readonly string[];
  /** of the chosen store, else of the first */
  readonly phone: PhoneView | null;
  readonly stores: readonly {
    readonly key: string;
    readonly name: string;
    readonly place: string;
    readonly phone: PhoneView | null;
  }[];
  readonly chosen: { readonly key: string; readonly name: string; readonly announcement: string } | null;
  readonly words: Words<(typeof SHELL_WORDS)[number]>;
  /** of error pages, with a placeholder for the path or status */
  readonly titles: { readonly notFound: string; readonly error: string };
}

/** Never fails for want of content: an error page needs this view too. */
export async function shellView(context: RequestContext): Promise<ShellView> {
  const { dealership, imageUrl, locale, now, say, store } = context;
  const { theme, name, logo } = dealership;
  const stores = await knownStores(context);
  const tokens = themeTokens(theme);
  const nearest = store ?? stores[0];
  return {
    locale,
    name,
    homeLabel: say('layout.home', { name }),
    rights: say('footer.rights', { name, year: now.getUTCFullYear() }),
    logo: logo && pictureView(logo, imageUrl),
    house: theme.header,
    tokens,
    themeColor: tokens['--header'] ?? theme.brand,
    typefaces: TYPEFACE_FILES[theme.displayFace],
    phone: nearest ? phoneView(nearest, 'sales', context) : null,
    stores: stores.map((one) => ({
      key: one.key,
      name: one.name,
      place: `${one.address.city}, ${one.address.state}`,
      phone: phoneView(one, 'sales', context),
    })),
    chosen: store
      ? { key: store.key, name: store.name, announcement: say('chooser.chosen', { store: store.name }) }
      : null,
    words: words(say, SHELL_WORDS),
    titles: {
      notFound: say('notFound.title', { path: PLACEHOLDER }),
      error: say('error.title', { status: PLACEHOLDER }),
    },
  };
}

async function knownStores({ content }: RequestContext): Promise<readonly Store[]> {
  try {
    return await content.stores();
  } catch (error) {
    if (statusOf(error) === 503) return [];
    throw error;
  }
}
