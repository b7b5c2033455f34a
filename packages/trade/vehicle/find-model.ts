/** Which model a make and a model name mean, however a visitor or a feed spells them. */
import { CLASS_DOLLARS, KNOWN_MODELS, type ModelClass } from './known-models.ts';

/** A model as our own estimate knows it. */
export interface TradeModel {
  /** Equal for two spellings of one make. */
  readonly make: string;
  /** Equal for two spellings of one model. */
  readonly key: string;
  /** By our table, in cents. Null for a model that only the dealership's own cars can price. */
  readonly priceWhenNew: number | null;
}

interface Make {
  readonly key: string;
  /** Models by each of their names, without spaces and punctuation. */
  readonly models: ReadonlyMap<string, TradeModel>;
}

/** Lower case without accents, spaces and punctuation: `CR-V` and `crv` are one name. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '');

const isClass = (text: string): text is ModelClass => Object.hasOwn(CLASS_DOLLARS, text);

function readTable(): ReadonlyMap<string, Make> {
  const makes = new Map<string, Make>();
  for (const part of KNOWN_MODELS.trim().split(/\n(?! )/)) {
    const [head = '', ...lines] = part.split('\n');
    const [, names = '', percent] = /^(.*) (\d+)$/.exec(head) ?? [];
    const [key = '', ...others] = names.split('=').map(plain);
    const models = new Map<string, TradeModel>();
    for (const line of lines) {
      const [name = '', list = ''] = line.trim().split(': ');
      if (!isClass(name)) throw new Error(`Unknown class of models: ${name}`);
      for (const spellings of list.split(', ')) {
        const [first = '', ...more] = spellings.split('=').map(plain);
        const model = {
          make: key,
          key: `${key} ${first}`,
          priceWhenNew: CLASS_DOLLARS[name] * Number(percent),
        };
        for (const spelling of [first, ...more]) models.set(spelling, model);
      }
    }
    for (const spelling of [key, ...others]) makes.set(spelling, { key, models });
  }
  return makes;
}

const MAKES = readTable();

/** The joined beginnings of a name, longest first: `crvtouring`, `crv`, `cr`. */
function beginnings(words: readonly string[]): readonly string[] {
  return words.map((_word, at) => words.slice(0, words.length - at).join(''));
}

const wordsOf = (text: string): readonly string[] =>
  text.split(/[\s\-–_/.]+/).flatMap((word) => plain(word) || []);

/** One name for all spellings of a make. */
export const makeKey = (make: string): string => MAKES.get(plain(make))?.key ?? plain(make);

/**
 * Finds the model that a make and a model name mean. What follows a known model is taken for its trim, and a make that
 * is repeated before the model, or stands there instead, counts as the make: `Dodge` and `Ram 1500`.
 * @returns null if no letters or digits remain
 */
export function findModel(make: string, model: string): TradeModel | null {
  const words = wordsOf(model);
  if (words.length === 0) return null;
  const models = MAKES.get(plain(make))?.models;
  const name = beginnings(words).find((beginning) => models?.has(beginning));
  const known = name === undefined ? undefined : models?.get(name);
  if (known !== undefined) return known;
  const other = beginnings(words.slice(0, -1)).find((text) => MAKES.has(text) || text === plain(make));
  if (other !== undefined) return findModel(other, wordsAfter(words, other).join(' '));
  return { make: makeKey(make), key: `${makeKey(make)} ${words.join('')}`, priceWhenNew: null };
}

/** The words after those that are joined in `beginning`. */
function wordsAfter(words: readonly string[], beginning: string): readonly string[] {
  const count = words.findIndex((_word, at) => words.slice(0, at + 1).join('') === beginning);
  return words.slice(count + 1);
}
