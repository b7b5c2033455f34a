import type { Language } from '@rooftop/tenancy/languages';

/** What stands for the parts of a template that dealerships write in the Studio. */
export const TEMPLATE_PARTS = ['name', 'car', 'salesperson', 'dealership'] as const;
export type TemplatePart = (typeof TEMPLATE_PARTS)[number];

interface AnswerWords {
  /** Of a dealership that wrote no template of its own. */
  readonly template: string;
  readonly templateWithoutCar: string;
  /** For a shopper who gave no name. */
  readonly nobody: string;
  /** For a lead that is about no car, where a dealership's own template names one. */
  readonly noCar: string;
}

export const ANSWER_WORDS: Readonly<Record<Language, AnswerWords>> = {
  en: {
    template:
      'Hello {name},\n\nthank you for your interest in the {car}. Here it is with its price. When would you like to come and see it?\n\n{salesperson}\n{dealership}',
    templateWithoutCar:
      'Hello {name},\n\nthank you for writing to us. How can we help you?\n\n{salesperson}\n{dealership}',
    nobody: 'there',
    noCar: 'our cars',
  },
  es: {
    template:
      'Hola, {name}:\n\nGracias por su interés en el {car}. Aquí lo tiene con su precio. ¿Cuándo le gustaría venir a verlo?\n\n{salesperson}\n{dealership}',
    templateWithoutCar:
      'Hola, {name}:\n\nGracias por escribirnos. ¿En qué podemos ayudarle?\n\n{salesperson}\n{dealership}',
    nobody: 'buen día',
    noCar: 'nuestros autos',
  },
};
