import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const SOURCE = new URL('../public/service-worker.js', import.meta.url);
const MESSAGE = {
  title: 'New lead 7: Test drive',
  body: '2021 Honda Civic',
  url: 'https://a.example/7',
  tag: '7',
};

/** Runs the worker with what it uses of a browser, which shows no notifications without a screen. */
async function startWorker() {
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: { showNotification: vi.fn(async () => {}) },
    clients: { openWindow: vi.fn(async () => {}) },
  };
  runInNewContext(await readFile(SOURCE, 'utf8'), { self });
  const waitUntil = vi.fn();
  return {
    self,
    waitUntil,
    happen: (type: string, event: object) => listeners.get(type)?.({ ...event, waitUntil }),
  };
}

test('shows a message, which leads to its lead', async () => {
  const { self, happen, waitUntil } = await startWorker();
  happen('push', { data: { json: () => MESSAGE } });
  const { title, body, url, tag } = MESSAGE;
  const shown = { body, tag, icon: '/icon.svg', data: { url } };
  expect(self.registration.showNotification).toHaveBeenCalledWith(title, shown);
  const close = vi.fn();
  happen('notificationclick', { notification: { data: { url }, close } });
  expect(close).toHaveBeenCalledOnce();
  expect(self.clients.openWindow).toHaveBeenCalledWith(url);
  expect(waitUntil).toHaveBeenCalledTimes(2);
});
