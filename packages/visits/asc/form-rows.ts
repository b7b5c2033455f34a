import type { Form, TOPIC_NUMBERS } from '@rooftop/forms/lead-forms';
import type { FactOf } from '../facts.ts';

interface FormRow {
  readonly form_type: string;
  readonly department: string;
  /** End of the name of the event that is sent besides `asc_form_submission`. Null if there is none. */
  readonly derivative: string | null;
  /** The flow that the form ends. Null if it is a form by itself. */
  readonly flow_name: string | null;
}

/** What the standard calls our forms (standards, 5.2). */
export const FORM_ROWS: Readonly<Record<Form, FormRow>> = {
  UNLOCK_INVENTORY: {
    form_type: 'consumer_contact',
    department: 'sales',
    derivative: 'sales',
    flow_name: null,
  },
  UNLOCK_PRICE: {
    form_type: 'quote',
    department: 'sales',
    derivative: 'sales',
    flow_name: 'payment_calculator',
  },
  SCHEDULE_TEST_DRIVE: {
    form_type: 'consumer_contact',
    department: 'sales',
    derivative: 'sales_appt',
    flow_name: 'test_drive',
  },
  SELL_OR_TRADE: { form_type: 'trade', department: 'trade', derivative: 'trade', flow_name: 'trade' },
  // By topic: see below.
  CONTACT: { form_type: 'consumer_contact', department: 'unknown', derivative: null, flow_name: null },
  STAFF_MEMBER: {
    form_type: 'consumer_contact',
    department: 'unknown',
    derivative: null,
    flow_name: null,
  },
  CAREERS: { form_type: 'human_resources', department: 'hr', derivative: null, flow_name: null },
  APPLY_FINANCING: {
    form_type: 'finance/credit',
    department: 'credit',
    derivative: 'sales',
    flow_name: 'soft_pull',
  },
  FULL_CREDIT_APP: {
    form_type: 'finance/credit',
    department: 'credit',
    derivative: 'sales',
    flow_name: 'credit_app',
  },
  SERVICE: {
    form_type: 'service_appointment',
    department: 'service',
    derivative: 'service_appt',
    flow_name: 'appointment',
  },
  PRIVACY_REQUEST: {
    form_type: 'consumer_contact',
    department: 'admin',
    derivative: null,
    flow_name: null,
  },
};

/** Departments of the contact form's topics (spec 3). Only leads of sales and trade have a derivative. */
const TOPIC_ROWS = new Map(
  Object.entries({
    '1': { department: 'sales', derivative: 'sales' },
    '2': { department: 'credit', derivative: null },
    '3': { department: 'trade', derivative: 'trade' },
    '4': { department: 'trade', derivative: 'trade' },
    '5': { department: 'unknown', derivative: null },
    '6': { department: 'admin', derivative: null },
    '7': { department: 'unknown', derivative: null },
  } satisfies Record<(typeof TOPIC_NUMBERS)[number], Pick<FormRow, 'department' | 'derivative'>>),
);

/** What the standard calls a form, about its topic if it is the contact form. */
export const formRow = ({ form, topic }: Pick<FactOf<'formSent'>, 'form' | 'topic'>): FormRow => ({
  ...FORM_ROWS[form],
  ...(form === 'CONTACT' && topic !== null && TOPIC_ROWS.get(topic)),
});
