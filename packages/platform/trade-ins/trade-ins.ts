/** The trade-ins of all dealerships: where they are kept, their photos, and what cars are worth. */
import type { Settings } from '@rooftop/content/documents/dealership/settings/settings';
import {
  TRADE_BONUS_DEFAULTS,
  TRADE_MARGIN_DEFAULT,
} from '@rooftop/content/documents/dealership/settings/settings-defaults';
import type { Pool } from '@rooftop/database/pool';
import type { HttpClient } from '@rooftop/leads/http/http-client';
import type { LocalDate } from '@rooftop/tenancy/calendar';
import { readLeadTicket } from '@rooftop/leads/confirmations/lead-ticket';
import type { StoredTradeIn, TradeCar, TradeCertificate } from '@rooftop/trade/storage/stored-trade-in';
import { addCertificate, findCertificate } from '@rooftop/trade/storage/trade-ins-of-leads';
import * as storage from '@rooftop/trade/storage/trade-in-storage';
import type { TradeOffer } from '@rooftop/trade/offer/make-offer';
import type { EstimateTerms } from '@rooftop/trade/offer/highest-offer';
import type { ReadAskingPrices } from '@rooftop/trade/valuation/asking-price';
import { createEstimate } from '@rooftop/trade/valuation/estimate';
import { createServiceValuation } from '@rooftop/trade/valuation/service-valuation';
import { type ValueVehicle, withBringIn } from '@rooftop/trade/valuation/valuation';
import { JobFailedError, JobKilledError } from '@rooftop/lake/child-pool';
import type { Decoder } from '../images/decoder.ts';
import type { LeadRequest } from '../leads/dealership-leads.ts';

/** Why a file was not added. `heic` is the format of iPhones, which browsers and mail programs cannot show. */
type PhotoProblem = 'heic' | 'not-a-photo';

/** Trade-ins of one dealership, by their ids. */
export interface DealershipTradeIns {
  find(id: string): Promise<StoredTradeIn | null>;
  /** @param interest VIN of the car that the visitor wants instead. Null keeps the one that is stored. */
  saveCar(id: string, car: TradeCar, interest: string | null): Promise<void>;
  saveAnswers(id: string, answers: Readonly<Record<string, string>>): Promise<void>;
  /** Stores an offer for what was described, unless that has changed since. */
  saveOffer(id: string, described: storage.Described, offer: TradeOffer): Promise<void>;
  /**
   * Records the lead that was sent with what was described, unless that has changed since, and what was offered for it,
   * whatever changes later.
   * @param copyOf the trade-in that this one is a copy of, for another person; the copy is stored first
   */
  recordLead(
    id: string,
    described: storage.Described,
    offer: TradeOffer,
    copyOf?: string,
  ): NonNullable<LeadRequest['record']>;
  /** What a mailed link leads to. Null if the link is forged or another dealership's, or its lead was deleted. */
  findCertificate(ticket: string): Promise<(TradeCertificate & { readonly leadId: string }) | null>;
  /**
   * Resizes and stores a photo.
   * @throws QueueFullError if too many photos are being decoded
   */
  addPhoto(id: string, file: Buffer): Promise<'added' | 'full' | PhotoProblem>;
  removePhoto(id: string, position: number): Promise<void>;
  /** JPEG, in their order. */
  readPhotos(id: string): Promise<readonly Buffer[]>;
  /** What values cars: the dealership's service if it has one, else our own estimate. */
  valuation(settings: ValuationSettings | null, readAsking: ReadAskingPrices, today: LocalDate): ValueVehicle;
}

type ValuationSettings = Pick<Settings, 'valuation' | 'tradeBonus' | 'tradeMargin'>;

/** The terms of our own estimates, by a dealership's settings. */
export const estimateTerms = (
  settings: Pick<Settings, 'tradeBonus' | 'tradeMargin'> | null,
): EstimateTerms => ({
  ...(settings?.tradeBonus ?? TRADE_BONUS_DEFAULTS),
  margin: settings?.tradeMargin ?? TRADE_MARGIN_DEFAULT,
});

export interface TradeIns {
  /** @param dealership document id */
  forDealership(dealership: string): DealershipTradeIns;
}

interface TradeInsOptions {
  readonly pool: Pool;
  /** For the purpose confirmations: it signs the links in mail. */
  readonly ticketKey: Uint8Array;
  /** Decodes untrusted photos in a child process. */
  readonly fit: Decoder['fit'];
  readonly http: HttpClient;
  /** Returns the key of a dealership's valuation service, or null if none is set. */
  readonly findKey: (dealership: string) => Promise<string | null>;
  /** Called when no value was available. The reason has no personal data. */
  readonly onUnavailable: (dealership: string, reason: string) => void;
}

/** Whether a file is HEIC or HEIF, by its first bytes. */
const isHeic = (file: Buffer): boolean =>
  /^ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/.test(file.toString('latin1', 4, 12));

export function createTradeIns(options: TradeInsOptions): TradeIns {
  const { pool, ticketKey, fit, http, findKey, onUnavailable } = options;
  /** Photos for mail, which not every program shows in newer formats, and for the page. */
  async function resize(file: Buffer, party: string): Promise<storage.NewPhoto | PhotoProblem> {
    if (isHeic(file)) return 'heic';
    try {
      const bytes = await fit(file, { width: 1600, format: 'jpeg', isWhole: true }, { party });
      const small = await fit(bytes, { width: 400, format: 'webp', isWhole: true }, { party });
      return { bytes, thumbnail: `data:image/webp;base64,${small.toString('base64')}` };
    } catch (error) {
      // The child process refused it, or was killed over it.
      if (error instanceof JobFailedError || error instanceof JobKilledError) return 'not-a-photo';
      throw error;
    }
  }
  async function valuer(
    dealership: string,
    settings: ValuationSettings | null,
    readAsking: ReadAskingPrices,
    today: LocalDate,
  ): Promise<ValueVehicle> {
    const { baseUrl, customerId } = settings?.valuation ?? {};
    if (!baseUrl || !customerId) return createEstimate(readAsking, estimateTerms(settings), () => today);
    try {
      const key = await findKey(dealership);
      return createServiceValuation(http, { baseUrl: baseUrl.replace(/\/$/, ''), customerId, key });
    } catch (error) {
      const reason = `no key: ${error instanceof Error ? error.message : String(error)}`;
      return async () => ({ kind: 'unavailable', reason });
    }
  }
  return {
    forDealership: (dealership) => ({
      find: (id) => storage.findTradeIn(pool, { dealership, id }),
      saveCar: (id, car, interest) => storage.saveCar(pool, { dealership, id }, car, interest),
      saveAnswers: (id, answers) => storage.saveAnswers(pool, { dealership, id }, answers),
      saveOffer: (id, described, offer) => storage.saveOffer(pool, { dealership, id }, described, offer),
      recordLead: (id, described, offer, copyOf) => async (database, lead) => {
        const { car } = described;
        if (copyOf !== undefined) await storage.copyTradeIn(database, { dealership, id: copyOf }, id);
        if (car !== null) await addCertificate(database, dealership, lead, { car, offer });
        await storage.linkTradeInLead(database, { dealership, id }, described, lead);
      },
      async findCertificate(ticket) {
        const leadId = readLeadTicket(ticketKey, dealership, ticket);
        const found = leadId === null ? null : await findCertificate(pool, dealership, leadId);
        return leadId === null || found === null ? null : { ...found, leadId };
      },
      async addPhoto(id, file) {
        const photo = await resize(file, dealership);
        if (typeof photo === 'string') return photo;
        return (await storage.addPhoto(pool, { dealership, id }, photo)) ? 'added' : 'full';
      },
      removePhoto: (id, position) => storage.removePhoto(pool, { dealership, id }, position),
      readPhotos: (id) => storage.readTradeInPhotos(pool, { dealership, id }),
      valuation: (settings, readAsking, today) =>
        withBringIn(
          async (vehicle, answers) => {
            const value = await valuer(dealership, settings, readAsking, today);
            const valuation = await value(vehicle, answers);
            if (valuation.kind === 'unavailable') onUnavailable(dealership, valuation.reason);
            return valuation;
          },
          () => today,
        ),
    }),
  };
}
