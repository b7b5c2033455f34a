import { expect, test } from 'vitest';
import { readFrameEvent } from './frame-event.ts';

const message = (eventModel: object, event = 'asc_retail_process') => JSON.stringify({ event, eventModel });

test.each([
  [message({ flow_name: 'lease', flow_stage: 2, send_to: 'G-OTHER' }), { flow_name: 'lease', flow_stage: 2 }],
  [{ event: 'asc_pageview', eventModel: { page_type: 'finance' } }, { page_type: 'finance' }],
  [message({ comm_phone_number: '+18145550143' }), { comm_phone_number: '+18145550143' }],
  [message({ element_value: 'ann@example.com', element_text: '(814) 555-0143' }), {}],
  [message({ nested: { a: 1 }, 'Bad Name': 1, text: 'x'.repeat(300) }), {}],
])('reads %j', (data, parameters) => {
  expect(readFrameEvent(data)?.parameters).toEqual(parameters);
});

test.each([
  'text',
  '{',
  null,
  7,
  message({}, 'page_view'),
  message({}, 'asc_<script>'),
  JSON.stringify({ event: 'asc_pageview' }),
  JSON.stringify({ height: 200 }),
])('does not read %j', (data) => {
  expect(readFrameEvent(data)).toBeNull();
});
