import { LEAD_FORMS } from '@rooftop/forms/lead-forms';
import type { Fact, FactOf, VehicleFact } from '../facts.ts';
import { type AscEvent, type AscParameters, ascValue, EVENT_OWNER } from './asc-event.ts';
import { formRow } from './form-rows.ts';
import { itemParameters } from './item-parameters.ts';
import { pageTypeOf } from './page-type.ts';

/** The page on which something happens. */
export interface AscPage {
  /** As in the fact `pageViewed`. Empty before the first page. */
  readonly route: string;
  /** URL without query. */
  readonly url: string;
  /** The car of its page. Null on other pages. */
  readonly vehicle: VehicleFact | null;
}

export const NO_PAGE: AscPage = { route: '', url: '', vehicle: null };

/** The page after a fact. @param origin of the website */
export function pageAfter(page: AscPage, fact: Fact, origin: string): AscPage {
  if (fact.kind === 'pageViewed') return { route: fact.route, url: origin + fact.path, vehicle: null };
  return fact.kind === 'vehicleViewed' ? { ...page, vehicle: fact.vehicle } : page;
}

/** Route of a car's page, which says by a fact of its own what it shows: `vehicleViewed` or `vehicleAbsent`. */
const OF_ITS_CAR = 'vehicle';

type Named = readonly (readonly [name: string, parameters: AscParameters])[];

/** An element that was set: a filter, the sort, the language. */
const configured = (title: string, value: string, subtype: string, isActive = true): Named => [
  [
    'asc_element_configuration',
    {
      event_action: 'click',
      event_action_result: isActive ? 'check' : 'clear',
      element_state: isActive ? 'active' : 'inactive',
      element_type: title === 'language' ? 'header' : 'search_tool',
      element_subtype: subtype,
      element_title: title,
      element_text: title,
      element_value: value,
    },
  ],
];

const processed = (process_type: string, process_name: string): Named => [
  ['asc_system_process', { process_name, process_type }],
];

const viewed = (error_code = 0): Named => [['asc_pageview', { error_code }]];

const pressed = (fact: FactOf<'ctaClicked'>, { url }: AscPage): Named => {
  const { place, label: element_text, href } = fact;
  const action = { element_text, event_action: 'click' };
  if (place === 'header' || place === 'footer')
    return [['asc_menu_interaction', { ...action, element_type: place, element_subtype: 'nav_button' }]];
  return [
    [
      'asc_cta_interaction',
      {
        ...action,
        element_type: place === 'dialog' ? 'popup' : 'body',
        element_subtype: 'cta_button',
        event_action_result: href === null ? 'exit' : 'redirect',
        link_url: href === null ? '' : (URL.parse(href, url)?.href ?? ''),
      },
    ],
  ];
};

const MEDIA_RESULTS = { open: 'open', next: 'next_step', previous: 'previous_step', play: 'play' } as const;

function formSent({ form, topic, submission }: FactOf<'formSent'>): Named {
  const { form_type, department, derivative, flow_name } = formRow({ form, topic });
  const isAppointment = derivative?.endsWith('_appt') === true;
  const sent = {
    comm_type: 'form',
    comm_outcome: isAppointment ? 'appt_booked' : 'unknown',
    submission_id: submission,
    element_text: ascValue(form),
    department,
    form_name: form,
    form_type,
    ...(flow_name !== null && { flow_name }),
  };
  return [
    ['asc_form_submission', sent],
    ...(derivative === null ? [] : [[`asc_form_submission_${derivative}`, sent] as const]),
    ...(flow_name === null
      ? []
      : [
          [
            'asc_retail_process',
            { flow_name, element_title: ascValue(form), flow_outcome: 'submit' },
          ] as const,
        ]),
    ...(form === 'UNLOCK_INVENTORY'
      ? [['asc_special_offer', { promotion_name: 'unlock_inventory', flow_outcome: 'unlock' }] as const]
      : []),
  ];
}

function formStepped({ form, step, name }: FactOf<'formStepped'>): Named {
  const { flow_name } = LEAD_FORMS[form].asc;
  const flow = {
    flow_name: flow_name ?? ascValue(form),
    flow_stage: String(step),
    flow_outcome: step === 1 ? 'start' : 'proceed',
  };
  return [['asc_retail_process', { ...flow, element_title: name }]];
}

function formStarted({ form, topic }: FactOf<'formStarted'>): Named {
  const { form_type, department } = formRow({ form, topic });
  const status = { comm_type: 'form', comm_status: 'start', element_text: ascValue(form) };
  return [['asc_form_engagement', { ...status, department, form_name: form, form_type }]];
}

function named(fact: Fact, page: AscPage): Named {
  switch (fact.kind) {
    case 'pageViewed':
      return fact.route === OF_ITS_CAR ? [] : viewed(fact.error ?? 0);
    case 'vehicleViewed':
      return [...viewed(), ['asc_item_pageview', { error_code: 0 }]];
    case 'vehicleAbsent':
      return viewed(fact.error ?? 0);
    case 'listViewed':
      return [['asc_itemlist_pageview', { error_code: 0, item_results: fact.shown.length }]];
    case 'filterChanged':
      return configured(
        fact.filter,
        fact.value ?? 'entered',
        fact.value === null ? 'input_field' : 'toggle',
        fact.isActive,
      );
    case 'sortChanged':
      return configured('sort', fact.sort, 'dropdown');
    case 'languageChanged':
      return configured('language', fact.language, 'hyperlink');
    case 'mediaUsed': {
      const event_action_result = MEDIA_RESULTS[fact.action];
      const order = { element_order: 0, link_url: page.url };
      return [
        [
          'asc_media_interaction',
          { event_action: 'click', event_action_result, media_type: fact.media, ...order },
        ],
      ];
    }
    case 'ctaClicked':
      return pressed(fact, page);
    case 'formStarted':
      return formStarted(fact);
    case 'formStepped':
      return formStepped(fact);
    case 'formSent':
      return formSent(fact);
    case 'phoneClicked': {
      const department = fact.department ?? 'unknown';
      return [['asc_click_to_call', { comm_phone_number: fact.phone, department, comm_type: 'voice' }]];
    }
    case 'conversationStarted':
      return [['asc_comm_engagement', { comm_type: 'chat', department: 'unknown', comm_status: 'start' }]];
    case 'popupShown':
      return [['asc_special_offer', { promotion_name: fact.popup }], ...processed('poppup', fact.popup)];
    case 'popupFinished': {
      const flow_outcome = fact.outcome === 'submitted' ? 'submit' : 'close';
      return [['asc_special_offer', { promotion_name: fact.popup, flow_outcome }]];
    }
    case 'priceUnlocked':
      return [
        [
          'asc_retail_process',
          { flow_name: 'payment_calculator', element_title: 'price', flow_outcome: 'unlock' },
        ],
      ];
    case 'offerShown':
      return [
        [
          'asc_special_offer',
          { promotion_name: fact.offer, department: fact.type === 'service' ? 'service' : 'sales' },
        ],
      ];
    case 'consentChanged':
      return processed('consent_status_set', 'consent');
    case 'experimentShown':
      return processed('personalization_applied', `${fact.experiment}/${fact.arm}`);
    case 'scriptFailed':
      return processed('script_error', fact.name);
    case 'vitalMeasured':
      // The standard has no event for it.
      break;
  }
  return [];
}

/**
 * The events of a fact. An event on a car's page describes the car. If it shows none, it is no page of an item, which
 * would require one.
 * @param page on which it happened, as `pageAfter` returns it for this fact
 */
export function ascEvents(fact: Fact, page: AscPage): readonly AscEvent[] {
  const of = {
    event_owner: EVENT_OWNER,
    ...(page.vehicle === null
      ? { page_type: pageTypeOf(page.route) }
      : { page_type: 'item', ...itemParameters(page.vehicle) }),
  };
  return named(fact, page).map(([name, parameters]) => ({ name, parameters: { ...of, ...parameters } }));
}
