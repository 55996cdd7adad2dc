import type { Page } from '@playwright/test';

export interface Wire {
  requests: number;
  bytes: number;
  urls: string[];
}

/** Counts what a page puts on the wire (headers and compressed bodies), from now on. */
export async function watchWire(page: Page): Promise<{ read: () => Wire; reset: () => void }> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const urls = new Map<string, string>();
  let wire: Wire = { requests: 0, bytes: 0, urls: [] };
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!/^(data|blob):/.test(request.url)) urls.set(requestId, request.url);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (!url) return;
    wire = {
      requests: wire.requests + 1,
      bytes: wire.bytes + encodedDataLength,
      urls: [...wire.urls, `${encodedDataLength} ${new URL(url).pathname}`],
    };
  });
  return { read: () => wire, reset: () => (wire = { requests: 0, bytes: 0, urls: [] }) };
}
