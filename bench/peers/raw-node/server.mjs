// Node's http server sending one fixed response: the lower bound for a cached page. Its argument is a file with
// {"headers": {…}, "body": "<base64>"}. It prints its port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const bytes = Buffer.from(body, 'base64');
const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
