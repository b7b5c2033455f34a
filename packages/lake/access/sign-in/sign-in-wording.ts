/** Texts of the sign-in page by language. */
import { parseAccept } from 'hono/utils/accept';
import type { Role } from '../rights/principal.ts';

/** What somebody is invited to. */
export interface InvitedWork {
  readonly role: Role;
  /** Name of the tenant. Null if it has none, or for all tenants. */
  readonly tenantName: string | null;
}

/** What the mail of an invitation is about. */
interface InvitationMail extends InvitedWork {
  readonly name: string;
  readonly inviter: string;
  readonly link: string;
}

/** What the people of a role do, after "invites you to". */
const WORK_EN: Readonly<Record<Role, string>> = {
  administrator: 'run Rooftop',
  agency: 'manage the website and its people',
  editor: 'edit the website',
  leadStaff: 'answer shoppers’ requests',
  viewer: 'read the website’s content',
};
const WORK_ES: Readonly<Record<Role, string>> = {
  administrator: 'administrar Rooftop',
  agency: 'administrar el sitio web y su personal',
  editor: 'editar el sitio web',
  leadStaff: 'responder las solicitudes de los clientes',
  viewer: 'leer el contenido del sitio web',
};

const workEn = ({ role, tenantName }: InvitedWork): string =>
  WORK_EN[role] + (tenantName === null ? '' : ` for ${tenantName}`);
const workEs = ({ role, tenantName }: InvitedWork): string =>
  WORK_ES[role] + (tenantName === null ? '' : ` de ${tenantName}`);

const EN = {
  title: 'Sign in to Rooftop',
  email: 'Email address',
  password: 'Password',
  submit: 'Sign in',
  wrong: 'The email address or password is incorrect. Check both and try again.',
  locked: (minutes: number) =>
    `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  busy: 'Many people are signing in right now. Try again in a few seconds.',
  incomplete: 'Enter your email address and your password.',
  newTitle: 'Choose your password',
  newIntro: 'You signed in with a temporary password. Choose your own; only you will know it.',
  newPassword: 'New password',
  newPasswordHint: 'At least 12 characters. A few unrelated words are easy to remember and hard to guess.',
  again: 'New password again',
  save: 'Save and continue',
  tooShort: 'The new password needs 12 to 200 characters.',
  tooEasy: 'This password is common or easy to guess. Choose a few unrelated words.',
  changePassword: 'Change your password',
  changeIntro: 'Choose a new password. You’ll be signed out everywhere else.',
  different: 'The two passwords do not match. Type the new password twice.',
  expired: 'Your sign-in timed out. Sign in again.',
  unknownOrigin: 'This page was not opened from the Studio. Open the Studio and sign in from there.',
  forgotLink: 'Forgot your password?',
  forgotTitle: 'Choose a new password',
  forgotIntro: 'Enter the email address you sign in with. We’ll email you a link to choose a new password.',
  noEmail: 'Enter your email address.',
  sendLink: 'Email me a link',
  forgotten:
    'If an account has this email address, a link to choose a new password is on its way. It works once, for an hour.',
  resetFor: (email: string) => `For ${email}. You’ll be signed out everywhere.`,
  savePassword: 'Save the password',
  passwordChanged: 'Your new password is saved. Sign in with it.',
  resetOver: 'This link was already used or has expired. Ask for a new one on the sign-in page.',
  resetSubject: 'Your password for Rooftop',
  resetText: (name: string, link: string) =>
    `Hello ${name},\n\nOpen this link within an hour to choose a new password for Rooftop:\n\n${link}\n\nIf you do not know why you got this, you can ignore it.\n`,
  invitationTitle: 'Join Rooftop',
  invitedTo: (work: InvitedWork) => `You’re invited to ${workEn(work)}.`,
  invitationFor: (email: string) => `This invitation is for ${email}.`,
  acceptIntro: 'Accept it to add it to your account. Your password stays the same.',
  accept: 'Accept the invitation',
  accepted: 'You accepted the invitation. Sign in to start.',
  invitationOver: 'This invitation was already used, has expired or was withdrawn. Ask for a new one.',
  mailSubject: ({ tenantName }: InvitedWork) =>
    tenantName === null ? 'You are invited to Rooftop' : `${tenantName} invites you to Rooftop`,
  mailText: ({ name, inviter, link, ...work }: InvitationMail) =>
    `Hello ${name},\n\n${inviter} invites you to ${workEn(work)}. You do this in Rooftop. Open this link within 72 hours to accept:\n\n${link}\n\nIf you do not know why you got this, you can ignore it.\n`,
  foreignForm: 'The form was not sent from this page. Go back to the Studio and sign in again.',
  twoFactorTitle: 'Two-factor sign-in',
  twoFactorLink: 'Change your password or two-factor sign-in',
  twoFactorIntro: 'Enter your password to change it, or to set up or change two-factor sign-in.',
  next: 'Continue',
  codeTitle: 'Enter your code',
  codeIntro: 'Open your authenticator app and type the code for Rooftop.',
  code: 'Code',
  codeHint: 'Six digits. If you lost your device, type one of your recovery codes instead.',
  wrongCode: 'This code is wrong, has expired or was already used. Wait for the next code and try again.',
  setUpTitle: 'Set up two-factor sign-in',
  setUpRequired: 'Your role needs two-factor sign-in.',
  notNow: 'Not now',
  notNowHint:
    'Without it you see no personal data of shoppers and manage no people. Agencies change no content without it.',
  setUpIntro:
    'Add Rooftop to an authenticator app on your phone. From then on, you sign in with your password and a code from the app.',
  setUpLink: 'On this device: open the authenticator app',
  setUpScan: 'Scan this code with the app:',
  setUpQr: 'QR code with the key below',
  setUpKey: 'Or type this key into the app:',
  setUpCode: 'Code from the app',
  turnOn: 'Turn on',
  codesTitle: 'Your recovery codes',
  codesIntro:
    'Two-factor sign-in is on. Print or write down these codes and keep them safe: they are shown only now. If you lose your device, each of them signs you in once.',
  codesPrint: 'To print this page, press Ctrl+P, or ⌘P on a Mac.',
  codesSaved: 'I saved the codes, continue',
  settingsOn: 'Two-factor sign-in is on.',
  codesLeft: (count: number) =>
    count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`,
  newCodes: 'Make new recovery codes',
  replace: 'Set up another device',
  turnOff: 'Turn off two-factor sign-in',
  turnedOff: 'Two-factor sign-in is off. You sign in with your password only.',
  mayNotTurnOff: 'Your role needs two-factor sign-in. You can set up another device instead.',
  noticeSubject: 'Your two-factor sign-in to Rooftop changed',
  noticeText: (change: 'on' | 'off') =>
    `${change === 'on' ? 'An authenticator app was set up for your account.' : 'Two-factor sign-in was turned off for your account.'}\n\nIf it was not you, somebody knows your password: tell your administrator at once.\n`,
};

const ES: typeof EN = {
  title: 'Iniciar sesión en Rooftop',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  wrong: 'El correo y la contraseña no coinciden. Revise ambos e inténtelo de nuevo.',
  locked: (minutes: number) =>
    `Demasiados intentos. Inténtelo de nuevo en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
  busy: 'Muchas personas están iniciando sesión. Inténtelo de nuevo en unos segundos.',
  incomplete: 'Escriba su correo electrónico y su contraseña.',
  newTitle: 'Elija su contraseña',
  newIntro: 'Ha entrado con una contraseña temporal. Elija una propia; solo usted la conocerá.',
  newPassword: 'Contraseña nueva',
  newPasswordHint:
    'Al menos 12 caracteres. Varias palabras sin relación se recuerdan bien y se adivinan mal.',
  again: 'Repita la contraseña nueva',
  save: 'Guardar y continuar',
  tooShort: 'La contraseña nueva debe tener entre 12 y 200 caracteres.',
  tooEasy: 'Esta contraseña es común o fácil de adivinar. Elija varias palabras sin relación.',
  changePassword: 'Cambiar la contraseña',
  changeIntro: 'Elija una contraseña nueva. Se cerrarán todas sus demás sesiones.',
  different: 'Las dos contraseñas no son iguales. Escríbala dos veces.',
  expired: 'Ha pasado demasiado tiempo. Inicie sesión de nuevo.',
  unknownOrigin: 'Esta página no se abrió desde el Studio. Abra el Studio e inicie sesión desde allí.',
  forgotLink: '¿Olvidó su contraseña?',
  forgotTitle: 'Elija una contraseña nueva',
  forgotIntro:
    'Escriba el correo electrónico con el que inicia sesión. Le enviaremos un enlace para elegir una contraseña nueva.',
  noEmail: 'Escriba su correo electrónico.',
  sendLink: 'Enviarme un enlace',
  forgotten:
    'Si una cuenta tiene este correo electrónico, recibirá un enlace para elegir una contraseña nueva. Sirve una vez, durante una hora.',
  resetFor: (email: string) => `Para ${email}. Se cerrarán todas sus sesiones.`,
  savePassword: 'Guardar la contraseña',
  passwordChanged: 'Su contraseña nueva está guardada. Inicie sesión con ella.',
  resetOver: 'Este enlace ya se usó o ha caducado. Pida uno nuevo en la página de inicio de sesión.',
  resetSubject: 'Su contraseña de Rooftop',
  resetText: (name: string, link: string) =>
    `Hola, ${name}:\n\nAbra este enlace en la próxima hora para elegir una contraseña nueva de Rooftop:\n\n${link}\n\nSi no sabe por qué recibió este mensaje, ignórelo: no pasará nada.\n`,
  invitationTitle: 'Unirse a Rooftop',
  invitedTo: (work: InvitedWork) => `Le invitan a ${workEs(work)}.`,
  invitationFor: (email: string) => `Esta invitación es para ${email}.`,
  acceptIntro: 'Acéptela para añadirla a su cuenta. Su contraseña no cambia.',
  accept: 'Aceptar la invitación',
  accepted: 'Ha aceptado la invitación. Inicie sesión para empezar.',
  invitationOver: 'Esta invitación ya se usó, ha caducado o fue retirada. Pida una nueva.',
  mailSubject: ({ tenantName }: InvitedWork) =>
    tenantName === null ? 'Le invitan a Rooftop' : `${tenantName} le invita a Rooftop`,
  mailText: ({ name, inviter, link, ...work }: InvitationMail) =>
    `Hola, ${name}:\n\n${inviter} le invita a ${workEs(work)}. Lo hará en Rooftop. Abra este enlace en las próximas 72 horas para aceptar:\n\n${link}\n\nSi no sabe por qué recibió este mensaje, ignórelo: no pasará nada.\n`,
  foreignForm: 'El formulario no se envió desde esta página. Vuelva al Studio e inicie sesión de nuevo.',
  twoFactorTitle: 'Inicio de sesión en dos pasos',
  twoFactorLink: 'Cambiar la contraseña o el inicio de sesión en dos pasos',
  twoFactorIntro:
    'Escriba su contraseña para cambiarla, o para activar o cambiar el inicio de sesión en dos pasos.',
  next: 'Continuar',
  codeTitle: 'Escriba su código',
  codeIntro: 'Abra su aplicación de autenticación y escriba el código de Rooftop.',
  code: 'Código',
  codeHint: 'Seis cifras. Si perdió su dispositivo, escriba uno de sus códigos de recuperación.',
  wrongCode:
    'Este código es incorrecto, ha caducado o ya se usó. Espere el próximo código e inténtelo de nuevo.',
  setUpTitle: 'Activar el inicio de sesión en dos pasos',
  setUpRequired: 'Su función requiere el inicio de sesión en dos pasos.',
  notNow: 'Ahora no',
  notNowHint:
    'Sin él no verá datos personales de clientes ni podrá administrar personas. Las agencias no pueden cambiar contenido sin él.',
  setUpIntro:
    'Añada Rooftop a una aplicación de autenticación en su teléfono. A partir de entonces iniciará sesión con su contraseña y un código de la aplicación.',
  setUpLink: 'En este dispositivo: abrir la aplicación de autenticación',
  setUpScan: 'Escanee este código con la aplicación:',
  setUpQr: 'Código QR con la clave de abajo',
  setUpKey: 'O escriba esta clave en la aplicación:',
  setUpCode: 'Código de la aplicación',
  turnOn: 'Activar',
  codesTitle: 'Sus códigos de recuperación',
  codesIntro:
    'El inicio de sesión en dos pasos está activado. Imprima o anote estos códigos y guárdelos bien: solo se muestran ahora. Si pierde su dispositivo, cada uno sirve para iniciar sesión una vez.',
  codesPrint: 'Para imprimir esta página, pulse Ctrl+P, o ⌘P en un Mac.',
  codesSaved: 'He guardado los códigos, continuar',
  settingsOn: 'El inicio de sesión en dos pasos está activado.',
  codesLeft: (count: number) =>
    count === 1 ? 'Le queda 1 código de recuperación.' : `Le quedan ${count} códigos de recuperación.`,
  newCodes: 'Crear nuevos códigos de recuperación',
  replace: 'Configurar otro dispositivo',
  turnOff: 'Desactivar el inicio de sesión en dos pasos',
  turnedOff: 'El inicio de sesión en dos pasos está desactivado. Inicia sesión solo con su contraseña.',
  mayNotTurnOff: 'Su función requiere el inicio de sesión en dos pasos. Puede configurar otro dispositivo.',
  noticeSubject: 'Su inicio de sesión en dos pasos de Rooftop cambió',
  noticeText: (change: 'on' | 'off') =>
    `${change === 'on' ? 'Se configuró una aplicación de autenticación para su cuenta.' : 'Se desactivó el inicio de sesión en dos pasos de su cuenta.'}\n\nSi no fue usted, alguien conoce su contraseña: avise a su administrador de inmediato.\n`,
};

const WORDING = { en: EN, es: ES };

export type SignInLanguage = keyof typeof WORDING;
export type SignInWording = typeof EN;

const isLanguage = (name: string): name is SignInLanguage => name in WORDING;

/** Returns the best available language for the Accept-Language header, or English if none matches. */
export function languageOf(acceptLanguage: string | undefined): SignInLanguage {
  return (
    parseAccept(acceptLanguage ?? '')
      .map(({ type }) => type.slice(0, 2).toLowerCase())
      .find(isLanguage) ?? 'en'
  );
}

/** Returns the texts in a language. */
export function wordingIn(language: SignInLanguage): SignInWording {
  return WORDING[language];
}
