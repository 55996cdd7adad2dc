import { EventEmitter } from 'node:events';
import { readJson } from 'tooling/build/paths';
import { recordPageEvents } from './page-events.mjs';
import { environment } from './test-portal/portal.mjs';

const OWN = '/r/mf-orders/1.0.0-abc/';

/** @type {(text: string, url: string, type?: string) => object} */
const message = (text, url, type = 'error') => ({
  type: () => type,
  text: () => text,
  location: () => ({ url }),
});

const NOT_FOUND = 'Failed to load resource: the server responded with a status of 404 (Not Found)';

describe('what a school writes in its institution.json', () => {
  it('is not what the portal of a check reads', () => {
    process.env.INSTITUTION_FILE = '/ecole/institution.json';
    try {
      const { INSTITUTION_FILE = '' } = environment(3000, '/donnees', '/versions');
      expect(INSTITUTION_FILE).toMatch(/deploy.contract.test-portal.institution\.json$/);
      expect(readJson(INSTITUTION_FILE)).toMatchObject({ logo: null });
    } finally {
      delete process.env.INSTITUTION_FILE;
    }
  });

  it('is no fault of a domain: only its own missing files are, by their address', () => {
    const page = new EventEmitter();
    const heard = recordPageEvents(
      /** @type {import('playwright').Page} */ (/** @type {unknown} */ (page)),
      OWN,
    );
    for (const path of ['/logo.svg', '/api/v1/commandes', '/assets/main.js', '/r/mf-records/1/a.js'])
      page.emit('console', message(NOT_FOUND, `http://localhost:1${path}`));
    page.emit('console', message('bonjour', '', 'log'));
    expect(heard.errors).toEqual([]);
    page.emit('console', message(NOT_FOUND, `http://localhost:1${OWN}carte.png`));
    page.emit('console', message('oups', `http://localhost:1${OWN}1.js`));
    expect(heard.errors).toEqual([`${OWN}carte.png ne vient pas (${NOT_FOUND})`, 'oups']);
  });
});
