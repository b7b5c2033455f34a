import { type LeadChanged, leadChangedShape, STREAM_REPLACED } from '@rooftop/leads/inbox/inbox-api';

/**
 * Reads server-sent events until the stream ends. Comments, which keep it open, are skipped.
 * @returns whether it ended because the reader has opened newer streams
 */
export async function readEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  tell: (change: LeadChanged) => void,
): Promise<boolean> {
  let rest = '';
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const events = (rest + text).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      if (event === `event: ${STREAM_REPLACED}`) return true;
      const data = event
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice('data:'.length));
      if (data.length > 0) tell(leadChangedShape.parse(JSON.parse(data.join('\n'))));
    }
  }
  return false;
}
