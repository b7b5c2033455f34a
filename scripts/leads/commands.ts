/** The commands of `npm run leads`: what happened to leads, and sending them again. */
export { listLeadsCommand } from './list.command.ts';
export { showLeadCommand } from './show.command.ts';
export { replayLeadsCommand } from './replay.command.ts';
export { releaseLeadCommand } from './release.command.ts';
export { testLeadsCommand } from './test.command.ts';
