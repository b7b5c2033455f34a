/** The commands of `npm run tenant`: a dealership's data that is not content. */
export { saveSecretCommand } from './secret.command.ts';
export { listSecretsCommand } from './secrets.command.ts';
export { listHostsCommand } from './hosts.command.ts';
export { confirmHostCommand } from './confirm.command.ts';
export { rotateKeyCommand } from './rotate-key.command.ts';
export { keepApplicationsCommand } from './keep-applications.command.ts';
