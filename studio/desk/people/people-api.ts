/** Requests to the lake about people: packages/lake/README.md, "Managing people". */
import { z } from 'zod';
import { ask } from '../api/ask.ts';
import type { Call } from '../api/call.ts';
import { words } from '../wording/words.ts';

export const roleShape = z.enum(['administrator', 'agency', 'editor', 'leadStaff', 'viewer']);
export type PersonRole = z.infer<typeof roleShape>;

const meShape = z.object({
  id: z.string(),
  grants: z.array(z.object({ tenant: z.string(), role: roleShape })),
});

const userShape = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  grants: z.array(z.object({ role: roleShape, mayChange: z.boolean() })),
  hasTwoFactor: z.boolean(),
  lastSignInAt: z.string().nullable(),
  lastSeenAt: z.string().nullable(),
  mayReset: z.boolean(),
});

const personShape = userShape.transform(({ grants, ...user }, context) => {
  const [grant] = grants;
  if (grant !== undefined) return { ...user, ...grant };
  context.addIssue('A listed person has a role.');
  return z.NEVER;
});
/** Somebody with a role in this dealership. */
export type Person = z.infer<typeof personShape>;

const invitationShape = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: roleShape,
  expiresAt: z.string(),
});
export type PendingPerson = z.infer<typeof invitationShape>;

const deviceShape = z.object({ browser: z.string(), system: z.string() }).nullable();
export type SignedInDevice = z.infer<typeof deviceShape>;

const sessionShape = z.object({
  id: z.string(),
  device: deviceShape,
  startedAt: z.string(),
  usedAt: z.string(),
  isCurrent: z.boolean(),
});

const eventShape = z.object({
  at: z.string(),
  event: z.enum([
    'signedIn',
    'signInFailed',
    'signedOut',
    'sessionsEnded',
    'passwordForgotten',
    'passwordReset',
    'passwordChanged',
    'twoFactorOn',
    'twoFactorOff',
    'twoFactorReset',
    'recoveryCodeUsed',
    'recoveryCodesRenewed',
    'disabled',
    'enabled',
    'invited',
    'invitationWithdrawn',
    'invitationAccepted',
    'roleGiven',
    'roleTaken',
  ]),
  person: z.string().nullable(),
  by: z.string().nullable(),
  role: roleShape.nullable(),
  device: deviceShape,
});
/** An entry of the audit log. */
export type LoggedEvent = z.infer<typeof eventShape>;
export type LoggedEventName = LoggedEvent['event'];

const logShape = z.object({ events: z.array(eventShape), next: z.string().nullable() });
const rolesShape = z.object({ roles: z.array(roleShape), sendsMail: z.boolean() });

/** What a refusal means here, in the language of the browser. */
const REFUSALS: Readonly<Record<number, string>> = {
  429: words.people.tooMany,
  503: words.people.notMailed,
};

/** The user's own sessions, whatever their roles. @param call sends a request to the lake */
export function createSessionsApi(call: Call) {
  return {
    sessions: () => ask(call('users/me/sessions'), z.array(sessionShape)),
    endSession: (session: string) =>
      ask(call(`users/me/sessions/${session}`, { method: 'DELETE' }), z.unknown()),
    endOtherSessions: () => ask(call('users/me/sessions', { method: 'DELETE' }), z.unknown()),
  };
}
export type SessionsApi = ReturnType<typeof createSessionsApi>;

/** @param call sends a request to the lake. @param dealership document id, which is a tenant's id for the lake */
export function createPeopleApi(call: Call, dealership: string) {
  async function send(path: string, init?: RequestInit): Promise<Response> {
    const response = await call(path, init);
    const message = REFUSALS[response.status];
    return message === undefined ? response : Response.json({ message }, { status: response.status });
  }
  const post = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });
  const here = `tenant=${encodeURIComponent(dealership)}`;
  const change = (path: string, init: RequestInit) => ask(send(path, init), z.unknown());
  return {
    me: () => ask(send('users/me'), meShape),
    people: () => ask(send(`access/users?${here}`), z.array(personShape)),
    invitations: () => ask(send(`access/invitations?${here}`), z.array(invitationShape)),
    roles: () => ask(send(`access/roles?${here}`), rolesShape),
    /** 50 entries. @param before `next` of the page before */
    log: (before: string | null) =>
      ask(send(`access/events?${here}${before === null ? '' : `&before=${before}`}`), logShape),
    ...createSessionsApi(call),
    invite: (person: { email: string; name: string; role: PersonRole }) =>
      change('access/users', post({ ...person, tenant: dealership })),
    withdraw: (invitation: string) => change(`access/invitations/${invitation}`, { method: 'DELETE' }),
    changeRole: (user: string, role: PersonRole) =>
      change('access/grants', post({ user, role, tenant: dealership })),
    remove: (user: string) => change(`access/grants?user=${user}&${here}`, { method: 'DELETE' }),
    resetPassword: (user: string) => change(`access/users/${user}/password-reset`, { method: 'POST' }),
    resetTwoFactor: (user: string) => change(`access/users/${user}/two-factor`, { method: 'DELETE' }),
  };
}
export type PeopleApi = ReturnType<typeof createPeopleApi>;
