import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const TENANTS = join(import.meta.dirname, '../../../tenants');

const texts = z.union([z.string(), z.record(z.string(), z.string())]).optional();
const content = z.object({ title: texts, html: texts, form: z.string().optional() });
const popupsShape = z.array(z.object({ key: z.string(), component: content, submitted: content }));

const popups = globSync('*/popups.json', { cwd: TENANTS }).flatMap((file) =>
  popupsShape
    .parse(JSON.parse(readFileSync(join(TENANTS, file), 'utf8')))
    .map((popup) => ({ ...popup, name: `${file}: ${popup.key}` })),
);

/** Alerts and holds, which nothing here keeps. */
const PROMISES =
  /changes? price|price (?:drop|alert)|\bhold (?:it|one|the car|your)|keep you posted|let you know|(?:tell|alert) you when|le avis/i;
/** A time of the visitor's choice, which only the form of a call asks for. */
const CALL_AT = /call[^.]*(?:time|when) (?:that )?(?:suits|you)/i;

/** Answers to questions, which no form of a popup has a field for. */
const ANSWERS = /answer (?:your|any) questions|responder\w* (?:a )?sus preguntas/i;

test.each(popups.map((popup) => [popup.name, popup] as const))(
  '%s promises nothing that nothing keeps',
  (_, popup) => {
    const said = JSON.stringify([popup.component, popup.submitted]);
    expect(said).not.toMatch(PROMISES);
    expect(said).not.toMatch(ANSWERS);
    if (CALL_AT.test(said)) expect(popup.component.form).toBe('userLeadPhoneVerification');
  },
);

test('there are shipped popups', () => {
  expect(popups.length).toBeGreaterThan(0);
});
