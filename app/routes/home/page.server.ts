import { home } from '../../site/head/home.server.ts';

export const shares = [home];
