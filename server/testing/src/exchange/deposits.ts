import { strToU8, zipSync } from 'fflate';
import type { Import, ImportRow } from 'shared-contract/imports/answers';
import { depositImport, importOf } from 'shared-contract/imports/endpoints';
import { isRunning } from 'shared-contract/imports/imports';
import type { TestBrowser } from '../portal';
import { MULTIPART, multipartOf } from '../sample-files';
import { url } from '../url';

/** A package of these files. */
export const zipOf = (files: Record<string, string>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );

/** Deposits bytes as a package; resolves to the whole answer. */
export const deposit = (browser: TestBrowser, bytes: Buffer, headers: Record<string, string> = {}) =>
  browser.send({
    method: 'POST',
    url: url(depositImport),
    headers: {
      'x-requested-with': 'portail',
      'sec-fetch-site': 'same-origin',
      'content-type': MULTIPART,
      ...headers,
    },
    payload: multipartOf({ bytes, name: 'rentree.zip' }),
  });

/** An import once the portal works at it no more. */
export const settled = async (browser: TestBrowser, ImportID: number): Promise<Import> => {
  for (;;) {
    const answer = await browser.get(url(importOf, { ImportID }));
    const one: Import | null = answer.statusCode === 200 ? answer.json() : null;
    // The embedded engine answers nobody while it imports.
    if (one && !isRunning(one)) return one;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Deposits these files and waits for what is found in them. */
export const deposited = async (browser: TestBrowser, files: Record<string, string>): Promise<Import> => {
  const answer = await deposit(browser, zipOf(files));
  if (answer.statusCode !== 200) throw new Error(`the package was refused: ${answer.body}`);
  const { ImportID }: ImportRow = answer.json();
  return settled(browser, ImportID);
};
