/**
 * @typedef {import('./browser.mjs').Browser} Browser
 * @typedef {import('./browser.mjs').Page} Page
 */

/** @typedef {{ name: string, matricule: string, groups: string[] }} Person somebody whom a provider knows */

/**
 * @typedef {object} Provider a school's identity provider, which the portal knows nothing of but these settings
 * @property {string} name
 * @property {Record<string, string>} settings the portal's OIDC_* variables
 * @property {string} issuer
 * @property {ReturnType<typeof import('./relay.mjs').openRelay> extends Promise<infer Relay> ? Relay : never} relay
 * @property {string} refusal what the portal's log says of it where the portal's secret is not the right one
 * @property {string} tokenPath where codes become tokens
 * @property {(skew?: number) => Promise<void>} start with a clock that is wrong by so many seconds
 * @property {() => Promise<void>} stop
 * @property {() => void} close after the end
 * @property {(browser: Browser, page: Page) => Promise<Page>} goOn where the page leads somebody whom the provider knows already
 * @property {number} trusts milliseconds after a password in which it does not ask for one again, even where it should
 * @property {(page: Page) => boolean} asksPassword
 * @property {(browser: Browser, page: Page, name: string, stopAt?: (url: string) => boolean) => Promise<Page>} signIn fills the form in; resolves to where it leads
 * @property {(browser: Browser, url: string, stopAt: (url: string) => boolean) => Promise<Page>} signOut leaves at the address that the portal names, and says yes where the person is asked
 * @property {(person: Person) => Promise<void>} change
 * @property {() => Promise<void>} rotate signs with a new key from now on, and shows the old one no longer
 */

/** Of everybody at these providers. */
export const PASSWORD = 'un mot de passe de ce banc';

/** The portal at these providers; a secret that is spelled otherwise is another one to them, which decode nothing. */
export const CLIENT = { id: 'portail', secret: 'fournisseurs-un_secret.de-cette-machine-seule' };

/** Seconds for which an ID token counts: a clock that is later by more than this, and the portal's tolerance, is seen. */
export const TOKEN_SECONDS = 300;
