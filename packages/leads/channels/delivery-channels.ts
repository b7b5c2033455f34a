/** All delivery channels, each by the name of its row in destination.ts. */
export { textMailChannel as 'text-mail', adfMailChannel as 'adf-mail' } from './mail-channels.ts';
export { textApiChannel as 'text-api', adfApiChannel as 'adf-api' } from './api-channels.ts';
export { webhookChannel as webhook } from './webhook.ts';
