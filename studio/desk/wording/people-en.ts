import type { LoggedEventName, SignedInDevice, PersonRole } from '../people/people-api.ts';

const roles: Record<PersonRole, string> = {
  administrator: 'Administrator',
  agency: 'Agency',
  editor: 'Editor',
  leadStaff: 'Sales',
  viewer: 'Viewer',
};
const roleRights: Record<PersonRole, string> = {
  administrator: 'Everything, everywhere',
  agency: 'Website, settings, leads and people',
  editor: 'Website; no leads',
  leadStaff: 'Leads; reads the website’s content',
  viewer: 'Reads the website’s content',
};
const events: Record<LoggedEventName, string> = {
  signedIn: 'signed in',
  signInFailed: 'failed sign-in',
  signedOut: 'signed out',
  sessionsEnded: 'ended other sessions',
  passwordForgotten: 'a link for a new password was asked for',
  passwordReset: 'password reset',
  passwordChanged: 'chose a new password',
  twoFactorOn: 'set up two-factor sign-in',
  twoFactorOff: 'turned two-factor sign-in off',
  twoFactorReset: 'two-factor sign-in reset',
  recoveryCodeUsed: 'used a recovery code',
  recoveryCodesRenewed: 'made new recovery codes',
  disabled: 'account disabled',
  enabled: 'account enabled again',
  invited: 'invited',
  invitationWithdrawn: 'invitation withdrawn',
  invitationAccepted: 'accepted an invitation',
  roleGiven: 'role given',
  roleTaken: 'role taken',
};

/** The page of people in American English. */
export const peopleEn = {
  roles,
  roleRights,
  events,

  title: 'People',
  people: 'People of this dealership',
  role: 'Role',
  name: 'Name',
  twoFactor: 'Two-factor sign-in',
  noTwoFactor: 'Password only',
  lastSeen: (moment: string) => `Last seen ${moment}`,
  lastSignIn: (moment: string) => `Last sign-in ${moment}`,
  neverSignedIn: 'Never signed in',
  tooMany: 'Too many emails today. Try again later.',
  notMailed: 'The email could not be sent. Try again later.',

  manage: 'Manage',
  manageName: (name: string) => `Manage ${name}`,
  roleChanged: (name: string) => `${name} has a new role.`,
  resetPassword: 'Reset the password',
  resetPasswordHint: (email: string) =>
    `Signs them out everywhere and emails a link for a new password to ${email}.`,
  passwordWasReset: (name: string) => `${name} was signed out and got a link.`,
  resetTwoFactor: 'Reset two-factor sign-in',
  resetTwoFactorHint:
    'For somebody who lost their phone and recovery codes. Make sure that it is really they who ask.',
  twoFactorWasReset: (name: string) => `${name} was signed out and sets up two-factor sign-in again.`,
  mayNotReset:
    'Password and second factor: an administrator can reset them, because this person also has another role.',
  remove: 'Remove from this dealership',
  removeName: (name: string) => `Yes, remove ${name}`,
  removeHint: 'They lose access to this dealership at once.',
  removed: (name: string) => `${name} no longer has access.`,

  invite: 'Invite somebody',
  sendInvitation: 'Send invitation',
  invitationSent: (email: string) => `An invitation is on its way to ${email}.`,
  whatRolesMay: 'What each role may do',
  invitations: 'Invitations not accepted yet',
  expires: (moment: string) => `Expires ${moment}`,
  withdraw: 'Withdraw',
  withdrawName: (name: string) => `Withdraw the invitation of ${name}`,
  withdrawn: (email: string) => `The invitation of ${email} no longer works.`,

  ownSessions: 'Where you’re signed in',
  device: (device: SignedInDevice) =>
    device === null ? 'Unknown device' : `${device.browser} on ${device.system}`,
  thisSession: 'This session',
  since: (moment: string) => `Since ${moment}`,
  lastUsed: (moment: string) => `Last used ${moment}`,
  end: 'End',
  endName: (name: string) => `End the session: ${name}`,
  endOthers: 'End all other sessions',
  sessionEnded: 'The session has ended.',

  log: 'Audit log',
  by: (name: string) => `by ${name}`,
};
