import { readFile } from 'node:fs/promises';
import { askSite } from './platform.ts';

const FEEDS = {
  'north-country': 'inventory.csv',
  lakeshore: 'inventory.txt',
  summit: 'inventory.csv',
} as const;

/** VIN of a car in a shipped feed, by its stock number. */
export async function vinOf(slug: keyof typeof FEEDS, stock: string): Promise<string> {
  const feed = await readFile(new URL(`../../tenants/${slug}/${FEEDS[slug]}`, import.meta.url), 'utf8');
  const row = feed.split('\n').find((line) => line.split(/[,\t]/, 4).includes(stock));
  return /[A-HJ-NPR-Z0-9]{17}/.exec(row ?? '')?.[0] ?? '';
}

/** Path of a shipped car's page, as the sitemap has it. */
export async function carPath(slug: keyof typeof FEEDS, stock: string): Promise<string> {
  const { body } = await askSite(slug, '/api/___sitemaps___/vehicles');
  const vin = await vinOf(slug, stock);
  const address = new RegExp(`<loc>([^<]*-${vin})</loc>`).exec(body)?.[1];
  if (address === undefined) throw new Error(`${slug} has no page of ${stock}`);
  return new URL(address).pathname;
}
