import { numberedSteps } from '#app/forms/steps/step-urls.ts';
import { TRADE_IN_PATH } from '#app/vehicles/trade-in-path.ts';

export const TRADE_IN_URLS = numberedSteps(TRADE_IN_PATH);
