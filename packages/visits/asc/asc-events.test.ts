import { FORMS } from '@rooftop/forms/lead-forms';
import { TOPIC_NUMBERS } from '@rooftop/forms/contact-topics';
import { expect, test } from 'vitest';
import { FACTS, VEHICLE, VIN } from '../../../tests/support/facts.ts';
import type { Fact } from '../facts.ts';
import { type AscPage, ascEvents, NO_PAGE, pageAfter } from './asc-events.ts';

const ORIGIN = 'https://alpha.example';
const HOME: AscPage = { route: 'home', url: ORIGIN, vehicle: null };

/** Required parameters of version 1.2, besides `event_owner` and `page_type`, which all of them have. */
const REQUIRED: Readonly<Record<string, string>> = {
  asc_pageview: 'error_code',
  asc_item_pageview: 'error_code item_id item_number item_condition item_year item_make item_model',
  asc_itemlist_pageview: 'error_code item_results',
  asc_system_process: 'process_name',
  asc_retail_process: 'flow_name element_title flow_outcome',
  asc_cta_interaction: 'element_text element_type element_subtype event_action event_action_result link_url',
  asc_element_configuration:
    'event_action_result event_action element_state element_type element_subtype element_title element_text element_value',
  asc_menu_interaction: 'element_text element_subtype element_type event_action',
  asc_media_interaction: 'event_action event_action_result element_order media_type link_url',
  asc_special_offer: 'promotion_name',
  asc_click_to_call: 'comm_phone_number department comm_type',
  asc_form_engagement: 'comm_type comm_status element_text department form_name form_type',
  asc_form_submission: 'comm_type comm_outcome submission_id element_text department form_name form_type',
  asc_comm_engagement: 'comm_type department comm_status',
};
const ITEM = 'item_id item_number item_condition item_year item_make item_model'.split(' ');
/** Events whose car is required on the page of a car. */
const WITHOUT_ITEM = ['asc_element_configuration', 'asc_menu_interaction', 'asc_special_offer'];

/** Values that the standard allows, of parameters that we choose from a list. */
const ALLOWED: Readonly<Record<string, string>> = {
  page_type:
    'item itemlist contact directions service parts accessories body_shop home build_to_order custom complaint employment recall finance credit trade commercial showroom unknown thank_you specials compare sitemap blog ev blog_list',
  comm_outcome: 'appt_booked unknown',
  comm_status: 'start close engage send',
  comm_type: 'chat sms voice video form email',
  department: 'sales service parts trade credit admin hr unknown',
  element_state: 'active inactive',
  element_subtype: 'cta_button nav_button hyperlink input_field toggle dropdown',
  element_type: 'header popup search_tool footer body',
  event_action: 'click',
  event_action_result: 'play open check clear redirect exit next_step previous_step',
  flow_name: 'credit_app appointment trade payment_calculator test_drive soft_pull',
  flow_outcome: 'start close submit unlock proceed',
  form_type: 'consumer_contact trade service_appointment finance/credit human_resources quote',
  item_condition: 'new used cpo',
  media_type: 'video image gallery',
  process_type: 'poppup consent_status_set script_error personalization_applied',
};

const base = (name: string) => name.replace(/^(asc_form_submission)_.+/, '$1');

test.each(
  Object.values(FACTS).flatMap((fact): [string, Fact, AscPage][] => [
    [`${fact.kind} on the home page`, fact, HOME],
    [`${fact.kind} on a car’s page`, fact, { route: 'vehicle', url: `${ORIGIN}/x`, vehicle: VEHICLE }],
  ]),
)('the events of %s have what the standard requires', (_what, fact, page) => {
  for (const { name, parameters } of ascEvents(fact, pageAfter(page, fact, ORIGIN))) {
    const isOfCar = parameters['page_type'] === 'item' && !WITHOUT_ITEM.includes(name);
    const required = ['event_owner', 'page_type', ...(REQUIRED[base(name)] ?? 'unknown event').split(' ')];
    expect(Object.keys(parameters)).toEqual(expect.arrayContaining([...required, ...(isOfCar ? ITEM : [])]));
    for (const [parameter, values] of Object.entries(ALLOWED))
      if (parameter in parameters)
        expect(values.split(' '), `${name}: ${parameter}`).toContain(parameters[parameter]);
  }
});

test('every kind of fact but web vitals is an event, a car’s page once its car is known', () => {
  const silent = Object.values(FACTS).filter((fact) => ascEvents(fact, HOME).length === 0);
  expect(silent.map(({ kind }) => kind)).toEqual(['vitalMeasured']);
  const opened: Fact = { kind: 'pageViewed', route: 'vehicle', path: '/x', error: null };
  expect(ascEvents(opened, pageAfter(HOME, opened, ORIGIN))).toEqual([]);
});

test('describes the car of a car’s page, as the standard spells it', () => {
  const opened = pageAfter(
    NO_PAGE,
    { kind: 'pageViewed', route: 'vehicle', path: '/x', error: null },
    ORIGIN,
  );
  const page = pageAfter(opened, FACTS.vehicleViewed, ORIGIN);
  const [, item] = ascEvents(FACTS.vehicleViewed, page);
  expect(item).toEqual({
    name: 'asc_item_pageview',
    parameters: {
      event_owner: 'rooftop',
      page_type: 'item',
      error_code: 0,
      item_id: VIN,
      item_number: 'A-1042',
      item_condition: 'cpo',
      item_year: 2024,
      item_make: 'Honda',
      item_model: 'Accord',
      item_price: 24_950,
      item_variant: 'Sport 2.0T',
      item_color: 'Lunar Silver',
      item_type: 'sedans',
      item_inventory_date: '2026/10/02',
      item_location: 'erie',
    },
  });
  expect(pageAfter(page, FACTS.pageViewed, ORIGIN).vehicle).toBeNull();
});

test.each([
  [null, 0],
  [404, 404],
])('a page viewed with the error %s has the error code %i', (error, code) => {
  const [view] = ascEvents({ ...FACTS.pageViewed, error }, HOME);
  expect(view?.parameters['error_code']).toBe(code);
});

test.each([
  [null, 0],
  [410, 410],
])(
  'a car’s page without its car, with the error %s, is viewed once with the error code %i',
  (error, code) => {
    const facts: Fact[] = [
      { kind: 'pageViewed', route: 'vehicle', path: '/x', error: null },
      { kind: 'vehicleAbsent', error },
    ];
    let page = NO_PAGE;
    const events = facts.flatMap((fact) => {
      page = pageAfter(page, fact, ORIGIN);
      return ascEvents(fact, page);
    });
    expect(events).toEqual([
      {
        name: 'asc_pageview',
        parameters: { event_owner: 'rooftop', page_type: 'custom', error_code: code },
      },
    ]);
  },
);

test.each([
  ['SCHEDULE_TEST_DRIVE', 'asc_form_submission asc_form_submission_sales_appt asc_retail_process'],
  ['FULL_CREDIT_APP', 'asc_form_submission asc_form_submission_sales asc_retail_process'],
  ['SELL_OR_TRADE', 'asc_form_submission asc_form_submission_trade asc_retail_process'],
  ['SERVICE', 'asc_form_submission asc_form_submission_service_appt asc_retail_process'],
  ['UNLOCK_INVENTORY', 'asc_form_submission asc_form_submission_sales asc_special_offer'],
  ['CAREERS', 'asc_form_submission'],
] as const)('%s is sent as %s', (form, names) => {
  const events = ascEvents({ ...FACTS.formSent, form }, HOME);
  expect(events.map(({ name }) => name).join(' ')).toBe(names);
});

test.each([
  ['1', 'sales', 'asc_form_submission asc_form_submission_sales'],
  ['2', 'credit', 'asc_form_submission'],
  ['3', 'trade', 'asc_form_submission asc_form_submission_trade'],
  ['4', 'trade', 'asc_form_submission asc_form_submission_trade'],
  ['5', 'unknown', 'asc_form_submission'],
  ['6', 'admin', 'asc_form_submission'],
  ['7', 'unknown', 'asc_form_submission'],
  ['8', 'unknown', 'asc_form_submission'],
  [null, 'unknown', 'asc_form_submission'],
])('a contact form about topic %s goes to the department %s, as %s', (topic, department, names) => {
  const [started] = ascEvents({ ...FACTS.formStarted, form: 'CONTACT', topic }, HOME);
  expect(started?.parameters['department']).toBe(department);
  const sent = ascEvents({ ...FACTS.formSent, form: 'CONTACT', topic }, HOME);
  expect(sent.map(({ name }) => name).join(' ')).toBe(names);
  for (const { parameters } of sent)
    expect(parameters).toMatchObject({ department, form_type: 'consumer_contact' });
});

test.each(FORMS.filter((form) => form !== 'CONTACT'))('the events of %s do not depend on a topic', (form) => {
  const eventsOf = (topic: string | null) => [
    ascEvents({ ...FACTS.formStarted, form, topic }, HOME),
    ascEvents({ ...FACTS.formSent, form, topic }, HOME),
  ];
  for (const topic of TOPIC_NUMBERS) expect(eventsOf(topic)).toEqual(eventsOf(null));
});

test.each([
  ['home', 'home'],
  ['cars-search-page', 'itemlist'],
  // Its car is not known, or sold.
  ['vehicle', 'custom'],
  ['car-research/article', 'blog'],
  ['news', 'blog_list'],
  ['editor-page', 'custom'],
])('the page type of %s is %s', (route, type) => {
  const [event] = ascEvents(FACTS.consentChanged, { ...HOME, route });
  expect(event?.parameters['page_type']).toBe(type);
});
