import type { LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { ButtonSpecimens } from './button-specimens.tsx';
import { CardSpecimens } from './card-specimens.tsx';
import styles from './catalogue.css?url';
import { CATALOGUE_WORDS } from './catalogue-words.ts';
import { FieldSpecimens } from './field-specimens.tsx';
import { OverlaySpecimens } from './overlay-specimens.tsx';
import { PanelSpecimens } from './panel-specimens.tsx';
import { ProseSpecimens } from './prose-specimens.tsx';

const DEPARTMENTS = ['Sales', 'Service'].map((label) => ({
  key: label,
  label,
  text: `The panel of ${label}.`,
}));
const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
const QUESTIONS = numbered('Question', 3);
const SLIDES = numbered('Slide', 5);

/** The design system in this dealership's theme. For development and tests only, not a page of the site. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.showsCatalogue) throw new Response(null, { status: 404 });
  return null;
}

export const links = () => [{ rel: 'stylesheet', href: styles }];

export const meta: MetaFunction = () => [
  { title: CATALOGUE_WORDS['catalogue.title'] },
  { name: 'robots', content: 'noindex, nofollow' },
];

export default function UiCatalogue() {
  const words = CATALOGUE_WORDS;
  return (
    <div className="catalogue">
      <header>
        <h1>{words['catalogue.title']}</h1>
        <p>{words['catalogue.intro']}</p>
      </header>
      <ButtonSpecimens words={words} />
      <FieldSpecimens words={words} />
      <CardSpecimens words={words} />
      <PanelSpecimens words={words} departments={DEPARTMENTS} questions={QUESTIONS} slides={SLIDES} />
      <OverlaySpecimens words={words} />
      <ProseSpecimens words={words} />
    </div>
  );
}
