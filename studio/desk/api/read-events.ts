import { type LeadChanged, leadChangedShape } from '@rooftop/leads/inbox/inbox-api';

/** Reads server-sent events until the stream ends. Comments, which keep it open, are skipped. */
export async function readEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  tell: (change: LeadChanged) => void,
): Promise<void> {
  let rest = '';
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const events = (rest + text).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = event
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice('data:'.length));
      if (data.length > 0) tell(leadChangedShape.parse(JSON.parse(data.join('\n'))));
    }
  }
}
