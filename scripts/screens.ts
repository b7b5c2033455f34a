/** `npm run screens`: photographs the running platform's pages for docs/screens. */
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { readEnvironment } from '@rooftop/environment/read-environment';
import sharp from 'sharp';
import { findChromium } from './test/find-chromium.ts';

const FOLDER = 'docs/screens';
const WIDTHS = [390, 1440];
const PAGES = ['lakeshore', 'north-country', 'summit'];

const { PORT } = readEnvironment(['PORT'], process.env);
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
});
for (const slug of PAGES) {
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.goto(`http://${slug}.localhost:${PORT}/`, { waitUntil: 'networkidle' });
    const file = `${FOLDER}/${slug}-home-${width}.webp`;
    await sharp(await page.screenshot({ fullPage: true }))
      .resize({ width: Math.min(width, 960) })
      .webp({ quality: 70 })
      .toFile(file);
    process.stdout.write(`${file}\n`);
    await page.close();
  }
}
await browser.close();
