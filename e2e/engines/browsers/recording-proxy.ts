import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Where a page tells its errors; the proxy answers it. */
const ADDRESS = '/what-the-console-was-told';

/** Runs in the page, before any of its own scripts: tells what goes wrong there. */
const record = (address: string): void => {
  const tell = (what: unknown) => navigator.sendBeacon(address, String(what));
  const { error } = console;
  console.error = (...said) => {
    tell(said.join(' '));
    error(...said);
  };
  addEventListener('error', (event) => tell(event.error ?? event.message));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  addEventListener('securitypolicyviolation', (event) =>
    tell(`${event.violatedDirective} ${event.blockedURI}`),
  );
};

/** The page with that script in it, allowed as its own are. */
const withRecorder = (page: string, policy: string): string => {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  return page.replace('<head>', () => `<head><script nonce="${nonce}">(${record})('${ADDRESS}')</script>`);
};

const passOn = async (answer: IncomingMessage, response: ServerResponse): Promise<void> => {
  // What is of the connection to the portal is not of the one to the browser.
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...headers } = answer.headers;
  const isPage = /^text\/html/.test(headers['content-type'] ?? '');
  if (isPage) delete headers['content-length'];
  response.writeHead(answer.statusCode ?? 502, headers);
  if (!isPage) return void answer.pipe(response);
  response.end(withRecorder(await text(answer), String(headers['content-security-policy'])));
};

/**
 * A proxy that a browser goes through: it keeps what the pages tell the console as errors, for a browser that says it to
 * nobody.
 */
export const startRecordingProxy = async () => {
  const errors: string[] = [];
  const server = createServer(async (request, response) => {
    const { url = '', method, headers } = request;
    if (url.endsWith(ADDRESS)) {
      errors.push(await text(request));
      return response.writeHead(204).end();
    }
    const sent = send(url, { method, headers: { ...headers, 'accept-encoding': 'identity' } });
    sent.on('response', (answer) => void passOn(answer, response));
    // The page was left, or the portal was not reached.
    sent.on('error', () => response.destroy());
    request.pipe(sent);
  });
  // A connection that it closes may be asked through at that moment.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    errors: (): readonly string[] => errors,
    stop: () => server.close().closeAllConnections(),
  };
};
