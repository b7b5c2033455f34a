// Requests pages in a given order, which all connections share, and prints the results. Its argument is a file with
// `origin`, `headers`, `seconds`, `connections`, `requests` (path, cookie or null), `order` (indexes of requests) and
// `from`, the position in the order to start at.
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const [, , file] = process.argv;
const { origin, headers, seconds, connections, requests, order, from } = JSON.parse(
  readFileSync(file, 'utf8'),
);
let next = from;

const result = await autocannon({
  url: origin,
  connections,
  duration: seconds,
  requests: [
    {
      setupRequest(request) {
        const [path, cookie] = requests[order[next % order.length]];
        next += 1;
        return { ...request, path, headers: { ...headers, ...(cookie && { cookie }) } };
      },
    },
  ],
});
const { latency, non2xx, errors } = result;
const average = result.requests.average;
process.stdout.write(
  JSON.stringify({
    requests: { average, total: result.requests.total },
    latency: { p50: latency.p50, p99: latency.p99 },
    non2xx,
    errors,
    next,
  }),
);
