/**
 * The bare relay, which stands beside S3's turns: from the model's stream to a page of one paragraph, with nothing of the product in
 * between. `/` is the page, whose `tell(mark)` shows the answer to that mark until `hush()`, and `/tell?mark=17` its words. A server in a
 * process of its own; prints its address.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventSourceParserStream } from 'eventsource-parser/stream';

const modelUrl = process.env['OPENAI_BASE_URL'];
if (!modelUrl) throw new Error('OPENAI_BASE_URL is not set');

/** Where it shows its words is named as on the game screen: both are watched alike. */
const page = `<!doctype html><title>Bare relay</title>
<section aria-label="Story"><p aria-live="polite"></p></section>
<script>
  const told = document.querySelector('p');
  let words;
  function tell(mark) {
    told.textContent = '';
    words = new EventSource('/tell?mark=' + mark);
    words.onmessage = ({ data }) => told.append(JSON.parse(data));
    words.onerror = hush;
  }
  function hush() {
    words.close();
  }
</script>`;

async function relay(mark: string, response: ServerResponse): Promise<void> {
  const left = new AbortController();
  response.on('close', () => left.abort());
  // The page's connection is open before the model says anything, as ours is.
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  const answer = await fetch(`${modelUrl}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ messages: [{ role: 'user', content: `"mark ${mark}"` }] }),
    signal: left.signal,
  });
  const events = answer.body!.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { data } of events) {
    if (data === '[DONE]') break;
    const { choices } = JSON.parse(data) as { choices: { delta: { content?: string } }[] };
    const content = choices[0]?.delta.content;
    if (content !== undefined) response.write(`data: ${JSON.stringify(content)}\n\n`);
  }
  response.end();
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
  if (pathname === '/tell') relay(searchParams.get('mark') ?? '', response).catch(() => response.destroy());
  else response.writeHead(200, { 'content-type': 'text/html' }).end(page);
});

server.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
