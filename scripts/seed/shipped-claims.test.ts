/**
 * Compares what the shipped texts claim with the settings, the cars and the code that a claim depends on: each fact has
 * one wording, and no promise is made that nothing keeps. A row is a kind of claim, in every language.
 */
import { shownPrice } from '@rooftop/inventory/vehicle';
import { TRADE_BONUS_DEFAULTS } from '@rooftop/content/documents/dealership/settings/settings-defaults';
import { switchedPromises } from '@rooftop/content/checks/claims/denied-promises';
import { OFFER_DAYS } from '@rooftop/trade/offer/make-offer';
import { estimateOutTheDoor } from '@rooftop/finance/out-the-door';
import { LATE_MODEL_YEAR, rateFor } from '@rooftop/finance/credit';
import { expect, test } from 'vitest';
import { type ShippedDealership, shippedDealerships } from '../../tests/support/shipped-content.ts';
import { shippedTexts, websiteWords } from '../../tests/support/shipped-texts.ts';

const dealerships = await shippedDealerships();
const sharedTexts = await shippedTexts('every-dealership');

interface Claim {
  readonly claim: string;
  readonly says: RegExp;
  /** What the claim needs to be true. */
  readonly isTrue: (dealership: ShippedDealership) => boolean;
  /** Sentences that make it. */
  readonly examples: readonly string[];
}
const never = () => false;

/** The promises of which the Studio warns its editors where the settings deny them. */
const PROMISES = switchedPromises.map(
  ({ name, says, warns, judge }): Claim => ({
    claim: name,
    says: new RegExp(`${says.en.source}|${says.es.source}`, 'iu'),
    isTrue: ({ settings }) => {
      const facts = {
        engineWarranty: settings.engineWarranty.offered,
        maintenancePlan: settings.maintenancePlan.offered,
        repairWarranty: settings.repairWarranty.offered,
        serviceScheduling: settings.serviceScheduling,
        preApprovalIsInstant: settings.preApprovalLink !== undefined && settings.preApprovalIsInstant,
        tradeBonus: TRADE_BONUS_DEFAULTS.bonus,
      };
      return (
        judge({
          language: 'en',
          words: '',
          figure: undefined,
          index: 0,
          text: '',
          whole: '',
          today: '',
          facts,
        }) === null
      );
    },
    examples: [...warns.en, ...warns.es],
  }),
);

const CLAIMS: readonly Claim[] = [
  ...PROMISES,
  {
    claim: 'that an application is a credit check, which takes an authorization of its own',
    says: /application(?:\*\*)? (?:goes to lenders, )?(?:is|leads to) a hard inquiry|full application does\b|hard inquiry, and we ask|solicitud completa(?:\*\*)? (?:va a los prestamistas, )?(?:es una|lleva a una) consulta|solicitud completa sí/i,
    isTrue: never,
    examples: [
      'a full credit application is a hard inquiry, which may affect your credit score',
      'A **full credit application** goes to lenders, is a hard inquiry',
      'A full application does, and we ask you first.',
      'una solicitud completa es una consulta formal y puede afectar su puntaje',
      'Una solicitud completa lleva a una consulta formal',
    ],
  },
  {
    claim: 'that pre-approval asks no lender',
    says: /asking (?:for pre-approval )?involves no credit check|no credit check to ask|pedirla no implica consulta|pedir la preaprobación no implica/i,
    isTrue: ({ settings }) => settings.preApprovalLink === undefined,
    examples: ['Asking for pre-approval involves no credit check.', 'No credit check to ask'],
  },
  {
    claim: 'that every car has a price on the website',
    says: /(?:every|each) car(?:,| has| shows)? (?:one|its own|a) (?:posted )?price|one posted price|on this site with its price|every car shows its own|the price is the price|el precio es el precio/i,
    isTrue: ({ cars, settings }) =>
      settings.inventory.lockedPrices.length === 0 && cars.every((car) => shownPrice(car) !== null),
    examples: [
      'Every car, one posted price.',
      'One posted price, at all four stores.',
      'Every car at every store is on this site with its price.',
      'The price is the price.',
    ],
  },
  {
    claim: 'that every car has one price, shown or locked',
    // “One price for everybody” says that nobody pays another.
    says: /\b(?:has|have) one price\b|^one price\.?$|\btienen? un solo precio\b|^un solo precio\.?$/i,
    isTrue: ({ cars }) => cars.every((car) => shownPrice(car) !== null),
    examples: ['One price', 'Our cars have one price.', 'Cada auto tiene un solo precio.'],
  },
  {
    claim: 'that every sale has the same documentary fee',
    says: /documentary fee[^.]{0,30} the same on every sale(?! at a store)|cargo (?:de documentación|por documentos)[^.]{0,30} igual en cada venta|cargo (?:de documentación|por documentos), es el mismo en cada venta(?! de una tienda)/i,
    isTrue: ({ settings, stores }) => {
      const documentaryFee = settings.company.fees['documentaryFee'];
      return stores.every(
        ({ profile }) => (profile?.fees['documentaryFee'] ?? documentaryFee) === documentaryFee,
      );
    },
    examples: [
      'Where we charge a documentary fee, it is the same on every sale; its amount is shown with the price.',
      'The documentary fee of **$419**, the same on every sale.',
      'Si cobramos un cargo por documentos, es el mismo en cada venta; su monto aparece con el precio.',
    ],
  },
  {
    claim: 'that every car is on the website',
    says: /every car at every store is on this site|what you see online is what|lo que ve en línea es|never make it to the website|aren’t on the website yet/i,
    isTrue: ({ cars }) => cars.every(({ isPrivate }) => !isPrivate),
    examples: [
      'What you see online is what stands on the floor.',
      'Some of our cars aren’t on the website yet.',
    ],
  },
  {
    claim: 'that people are served in Spanish',
    says: /in (?:spanish or english|english or spanish)|se habla español/i,
    isTrue: ({ settings }) => settings.languages.includes('es'),
    examples: ['in English or Spanish'],
  },
  {
    claim: 'new cars',
    says: /^\/new-cars-for-sale/,
    isTrue: ({ settings }) => settings.inventory.conditions.includes('new'),
    examples: ['/new-cars-for-sale'],
  },
  {
    claim: 'that a loaner comes with every lengthy repair',
    says: /repairs come with a loaner|le prestamos un vehículo/i,
    isTrue: never,
    examples: ['Lengthy repairs come with a loaner vehicle.'],
  },
  {
    claim: 'that some page totals, compares or tells by itself',
    says: /the finance page compares|the total on the page is|página de financiamiento los comparamos|its page tells you what comes with it|su página explica qué incluye/i,
    isTrue: never,
    examples: ['Tell us your ZIP code and the total on the page is the total at the desk.'],
  },
  {
    claim: 'an inquiry by a name that we no longer use',
    says: /consulta (?:dura|blanda)/i,
    isTrue: never,
    examples: ['es una consulta dura'],
  },
];

test.each(dealerships)('%s claims nothing that its settings or cars contradict', (_slug, dealership) => {
  const untrue = CLAIMS.filter(({ isTrue }) => !isTrue(dealership)).flatMap(({ claim, says }) =>
    dealership.texts.flatMap(({ file, text }) => {
      const said = says.exec(text)?.[0];
      return said === undefined ? [] : [`${file} claims ${claim}: “${said}”`];
    }),
  );
  expect(untrue).toEqual([]);
});

test.each(CLAIMS)('recognizes sentences that claim $claim', ({ says, examples }) => {
  expect(examples.filter((sentence) => !says.test(sentence))).toEqual([]);
});

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five'];
const centsOf = (dollars: string): number => Math.round(Number(dollars.replaceAll(',', '')) * 100);
const feesOf = ({ settings, stores }: ShippedDealership): readonly unknown[] =>
  [settings.company.fees, ...stores.map(({ profile }) => profile?.fees ?? {})].flatMap((fees) =>
    Object.values(fees),
  );

/** A number that texts state, and the numbers that are true. */
const FIGURES: readonly (readonly [
  figure: string,
  says: RegExp,
  trueOnes: (dealership: ShippedDealership) => readonly unknown[],
  numberOf: (text: string) => number,
])[] = [
  [
    'documentary fee',
    /(?:documentary fee|cargo por documentos)[^.$|]{0,40}\$([\d,]+(?:\.\d\d)?)/gi,
    feesOf,
    centsOf,
  ],
  [
    'stores',
    /(?<!other )\b(one|two|three|four|five) (?:stores|lots)\b(?! in )/gi,
    ({ stores }) => [stores.length],
    (text) => WORDS.indexOf(text.toLowerCase()),
  ],
  [
    'workshops',
    /\b(one|two|three|four|five) (?:workshops|service centers)\b/gi,
    ({ stores }) => [stores.filter(({ hours }) => hours['service'] !== undefined).length],
    (text) => WORDS.indexOf(text.toLowerCase()),
  ],
  [
    'days that an offer is good',
    /(?:offer|offers|number|cifra|oferta|ofertas)[^.]{0,60}(?:good for|valid for|for|por|valen?) (\d+) (?:days|días)/gi,
    () => [OFFER_DAYS],
    Number,
  ],
  [
    'trade-in bonus',
    /\$(\d+)\*{0,2} (?:over|on top|por encima)/gi,
    () => [TRADE_BONUS_DEFAULTS.bonus],
    centsOf,
  ],
];

test.each(dealerships)('%s states the figures of its settings', (_slug, dealership) => {
  const wrong = FIGURES.flatMap(([figure, says, trueOnes, numberOf]) =>
    dealership.texts.flatMap(({ file, text }) =>
      [...text.matchAll(says)]
        .filter(([, stated = '']) => !trueOnes(dealership).includes(numberOf(stated)))
        .map(([said]) => `${file}, ${figure}: “${said}”`),
    ),
  );
  expect(wrong).toEqual([]);
});

test.each(FIGURES)('some dealership states: %s', (_figure, says) => {
  const texts = dealerships.flatMap(([, one]) => one.texts.map(({ text }) => text));
  expect(texts.some((text) => text.search(says) >= 0)).toBe(true);
});

const SALE = { price: 20_000_00, governmentFees: 0, isNew: false, tradeEquity: 0 };

test.each(dealerships)('%s knows the taxes and fees where its stores are', (_slug, { settings, stores }) => {
  const zips = [settings.company, ...stores].map(({ address: { zip } }) => zip);
  const unknown = zips.filter((zip) => {
    const estimate = estimateOutTheDoor(SALE, zip, settings.localTaxes);
    return estimate?.source !== 'dealership' || estimate.titleAndRegistration === null;
  });
  expect(unknown).toEqual([]);
});

test.each(['en', 'es'])(
  'the article about credit scores has the rates of our calculator (%s)',
  async (language) => {
    const article = sharedTexts
      .filter(({ file }) => file === `articles/how-credit-scores-change-a-rate.${language}.md`)
      .map(({ text }) => text)
      .join('\n');
    const rows = [
      ...article.matchAll(/^\| (?:(\d{3})–(\d{3})|(?:Below|Menos de) (\d{3})) \| ([\d.]+) \|$/gm),
    ];
    expect(rows).toHaveLength(6);
    for (const [row, from, to, below, points] of rows) {
      const scores = below === undefined ? [Number(from), Number(to)] : [Number(below) - 1];
      for (const score of scores)
        expect(rateFor(score, LATE_MODEL_YEAR - 1, 0), row).toBe(Math.round(Number(points) * 100));
    }
  },
);

test.each(
  dealerships.flatMap(([slug, { settings }]) => settings.languages.map((language) => [slug, language])),
)(
  'the website’s own words at %s (%s) say that an application is no credit check',
  async (_slug, language = 'en') => {
    const words = await websiteWords(language);
    expect(words['credit.sentText']).toMatch(/authorization|autorización/);
    expect(
      Object.values(words).filter((text) => /consulta (?:dura|blanda)|is a hard inquiry/.test(text)),
    ).toEqual([]);
  },
);

/** Spanish words that are not ours, for a thing that has another one. Versions of legal texts keep their words. */
const OTHER_SPANISH =
  /intercambios?(?! de datos)|autos? a cambio|entreg\w* a cambio|cargo de documentación|«|% APR|\{\{rate\}\} APR/i;

test('each thing has one word in Spanish', async () => {
  const words = Object.entries(await websiteWords('es')).map(([file, text]) => ({ file, text }));
  const texts = [...words, ...dealerships.flatMap(([, dealership]) => dealership.texts)];
  const others = texts.filter(
    ({ file, text }) => !file.startsWith('legal/trade-in-bonus.') && OTHER_SPANISH.test(text),
  );
  expect(others).toEqual([]);
});
