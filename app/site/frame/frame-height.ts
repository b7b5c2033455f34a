/** What a framed page of ours tells the page around it. */
interface HeightMessage {
  readonly type: 'frame-height';
  /** CSS pixels. */
  readonly height: number;
}

/** Larger heights are not ours. */
const MAX_HEIGHT = 20_000;

/** Tells the page around this one how high it is, now and whenever that changes. Returns how to stop. */
export function tellHeight(): () => void {
  if (window.parent === window) return () => {};
  const tell = () => {
    const message: HeightMessage = { type: 'frame-height', height: document.body.offsetHeight };
    window.parent.postMessage(message, window.location.origin);
  };
  const observer = new ResizeObserver(tell);
  observer.observe(document.body);
  return () => observer.disconnect();
}

/** Reads a message from a frame. Returns null if it is not a height. */
export function readHeight(message: unknown): number | null {
  if (typeof message !== 'object' || message === null) return null;
  if (!('type' in message) || message.type !== 'frame-height' || !('height' in message)) return null;
  const { height } = message;
  return typeof height === 'number' && height > 0 && height <= MAX_HEIGHT ? Math.ceil(height) : null;
}
