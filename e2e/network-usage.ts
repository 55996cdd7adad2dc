import type { Page } from '@playwright/test';

export interface NetworkUsage {
  requests: number;
  bytes: number;
  urls: string[];
}

/** Counts the page's network transfer (headers and compressed bodies) from now on. */
export async function measureNetwork(page: Page): Promise<{ read: () => NetworkUsage; reset: () => void }> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const urls = new Map<string, string>();
  let wire: NetworkUsage = { requests: 0, bytes: 0, urls: [] };
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
