/** Leads by the lead API (spec 7), which replaces mail if the dealership uses it. */
import { adfMessage } from './adf-message.ts';
import { crmDestinations, type DeliveryChannel, printJson } from './delivery-channel.ts';
import { sendEmailCall } from './send-email-call.ts';
import { textMessage } from './text-message.ts';

export const textApiChannel: DeliveryChannel = {
  destinationsOf: ({ settings: { apiBaseUrl, adfFormat }, readers }) =>
    apiBaseUrl === null ? [] : readers.map((to) => ({ to, apiBaseUrl, adfFormat })),
  print: (outgoing, deskUrl) => printJson(textMessage(outgoing, deskUrl)),
  send: (outgoing, signal, { http, deskUrl }) =>
    sendEmailCall(http, outgoing, textMessage(outgoing, deskUrl), signal),
};

export const adfApiChannel: DeliveryChannel = {
  destinationsOf: (receivers) => (receivers.settings.apiBaseUrl === null ? [] : crmDestinations(receivers)),
  print: (outgoing) => printJson(adfMessage(outgoing)),
  send: (outgoing, signal, { http }) => sendEmailCall(http, outgoing, adfMessage(outgoing), signal),
};
