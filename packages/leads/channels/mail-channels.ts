/** Leads by mail, to people as text and to CRMs as ADF, unless the dealership uses the lead API. */
import { adfMail } from '../mail/adf-mail.ts';
import type { Mail } from '../mail/mail.ts';
import { textMail } from '../mail/text-mail.ts';
import { cleanLine } from '../wording/clean-text.ts';
import { crmDestinations, type DeliveryChannel } from './delivery-channel.ts';

const printMail = ({ from, to, subject, text }: Mail): string =>
  `From: ${cleanLine(from.name) ?? ''} <${from.address}>\nTo: ${to}\nSubject: ${cleanLine(subject) ?? ''}\n\n${text}`;

export const textMailChannel: DeliveryChannel = {
  destinationsOf: ({ settings: { apiBaseUrl, adfFormat }, readers }) =>
    apiBaseUrl === null ? readers.map((to) => ({ to, apiBaseUrl, adfFormat })) : [],
  print: (outgoing, deskUrl) => printMail(textMail(outgoing, deskUrl)),
  send: async (outgoing, signal, { transport, deskUrl, inbound }) =>
    transport.send(textMail(outgoing, deskUrl, inbound), signal),
};

export const adfMailChannel: DeliveryChannel = {
  destinationsOf: (receivers) => (receivers.settings.apiBaseUrl === null ? crmDestinations(receivers) : []),
  print: (outgoing) => printMail(adfMail(outgoing)),
  send: async (outgoing, signal, { transport }) => transport.send(adfMail(outgoing), signal),
};
