import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { words } from '../../locales/wording.server.ts';
import { ButtonSpecimens } from './button-specimens.tsx';
import { CardSpecimens } from './card-specimens.tsx';
import styles from './catalogue.css?url';
import { CATALOGUE_WORDS } from './catalogue-words.ts';
import { FieldSpecimens } from './field-specimens.tsx';
import { OverlaySpecimens } from './overlay-specimens.tsx';
import { PanelSpecimens } from './panel-specimens.tsx';
import { ProseSpecimens } from './prose-specimens.tsx';

/** The design system in this dealership's theme. For development and tests only, not a page of the site. */
export function loader({ context }: LoaderFunctionArgs) {
  const { t, showsCatalogue } = context;
  if (!showsCatalogue) throw new Response(null, { status: 404 });
  const departments = (['departments.sales', 'departments.service'] as const).map((key) => ({
    key,
    label: t(key),
    text: t('catalogue.tabText', { name: t(key) }),
  }));
  const numbered = (key: 'catalogue.question' | 'catalogue.slide', count: number) =>
    Array.from({ length: count }, (_, index) => t(key, { number: index + 1 }));
  return {
    words: words(t, CATALOGUE_WORDS),
    departments,
    questions: numbered('catalogue.question', 3),
    slides: numbered('catalogue.slide', 5),
  };
}

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [{ title: data.words['catalogue.title'] }, { name: 'robots', content: 'noindex, nofollow' }] : [];

export default function UiCatalogue() {
  const { words: said, departments, questions, slides } = useLoaderData<typeof loader>();
  return (
    <div className="catalogue">
      <header>
        <h1>{said['catalogue.title']}</h1>
        <p>{said['catalogue.intro']}</p>
      </header>
      <ButtonSpecimens words={said} />
      <FieldSpecimens words={said} />
      <CardSpecimens words={said} />
      <PanelSpecimens words={said} departments={departments} questions={questions} slides={slides} />
      <OverlaySpecimens words={said} />
      <ProseSpecimens words={said} />
    </div>
  );
}
