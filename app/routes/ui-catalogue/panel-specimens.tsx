import { Accordion } from '#app/ui/accordion.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { CatalogueWords } from './catalogue-words.ts';
import { Specimens } from './specimens.tsx';

interface PanelSpecimensProps {
  readonly words: CatalogueWords;
  readonly departments: readonly { readonly key: string; readonly label: string; readonly text: string }[];
  readonly questions: readonly string[];
  readonly slides: readonly string[];
}

export function PanelSpecimens({ words, departments, questions, slides }: PanelSpecimensProps) {
  return (
    <>
      <Specimens title={words['catalogue.panels']}>
        <Tabs
          label={words['catalogue.tabs']}
          tabs={departments.map(({ key, label, text }) => ({ key, label, content: <p>{text}</p> }))}
        />
        <Accordion
          items={questions.map((title) => ({
            key: title,
            title,
            content: <p>{words['catalogue.answer']}</p>,
          }))}
        />
      </Specimens>
      <Specimens title={words['catalogue.carousel']}>
        <div className="catalogue-slides">
          <Carousel
            label={words['catalogue.slides']}
            count={slides.length}
            words={{ previous: words['ui.previous'], next: words['ui.next'], status: words['ui.slide'] }}
          >
            <ul>
              {slides.map((slide) => (
                <li className="catalogue-slide" key={slide}>
                  {slide}
                </li>
              ))}
            </ul>
          </Carousel>
        </div>
      </Specimens>
    </>
  );
}
