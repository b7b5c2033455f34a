/** This browser as a device that can be told about new leads while the desk is closed. */

const WORKER = '/desk/service-worker.js';
const SCOPE = '/desk/';

/** Whether this browser can be told. On an iPhone it can once the desk is on the home screen. */
export const canBeTold = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

/** The device's subscription, or null if it has none. */
export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes this device. The browser asks the user for permission.
 * @param publicKey the platform's, in base64url
 * @returns null if the user refused
 * @throws Error if the browser's push service cannot be reached
 */
export async function subscribeDevice(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  // A subscription with a former key of the platform would be refused.
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  const { active, installing, waiting } = registration ?? {};
  if (!active) await activated(installing ?? waiting ?? null);
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  return (await registration?.pushManager.subscribe(options)) ?? null;
}

/** Resolves once a new service worker runs. Without one, nobody can subscribe. */
const activated = (worker: ServiceWorker | null): Promise<void> =>
  new Promise((resolve) => {
    if (worker === null) return resolve();
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
    return undefined;
  });
