/** The interface texts in English, by key. The website's wording declares them (`app/locales/wording.server.ts`). */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled where the texts are
export interface InterfaceTexts {}

/** Key of an interface text. Texts written by editors are in the content package. */
export type WordKey = keyof InterfaceTexts;

/** Returns a text in one language, with values in place of its `{{names}}`. */
export type Translate = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;
