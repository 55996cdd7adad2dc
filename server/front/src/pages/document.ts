import type { FastifyRequest } from 'fastify';
import type { Institution } from 'shared-contract';
import { FONT_URL, themeColors, themeCss } from 'shared-contract/theme';
import { escapeHtml } from './html';

export type ThemeChoice = 'light' | 'dark' | null;

export interface DocumentParts {
  institution: Institution;
  /** CSP nonce of this response, from `setPagePolicy`. */
  nonce: string;
  title: string;
  theme: ThemeChoice;
  body: string;
  /** Style beside the theme's. */
  css?: string;
  /** Markup that ends the head: preloads, inlined answers. */
  head?: string;
  /** Source of one inline script, run after the body. */
  script?: string;
}

/** The choice that the cookie `theme` remembers; null follows the system. */
export const themeOf = (request: FastifyRequest): ThemeChoice => {
  const choice = request.cookies['theme'];
  return choice === 'light' || choice === 'dark' ? choice : null;
};

const byBrand = new Map<string, { css: string; light: string; dark: string }>();

const themeFor = (brand: string) => {
  const known = byBrand.get(brand);
  if (known) return known;
  const made = { css: themeCss(brand), ...themeColors(brand) };
  byBrand.set(brand, made);
  return made;
};

/** Description meta tags for search engines and shared links. */
const describe = ({ name }: Institution): string =>
  `${name}\u00a0: inscriptions, résultats, documents et démarches, en libre-service.`;

/** A whole HTML document in the institution's colours; everything inline carries the nonce. */
export const renderDocument = (parts: DocumentParts): string => {
  const { institution, nonce, theme } = parts;
  const brand = themeFor(institution.brandColor);
  const title = escapeHtml(`${parts.title} – ${institution.product} – ${institution.name}`);
  return [
    `<!doctype html><html lang="fr-BE"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="color-scheme" content="${theme ?? 'light dark'}"><title>${title}</title>`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${brand.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${brand.dark}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="description" content="${escapeHtml(describe(institution))}">`,
    `<link rel="preload" href="${FONT_URL}" as="font" type="font/woff2" crossorigin>`,
    `<style nonce="${nonce}">${brand.css}${parts.css ?? ''}</style>${parts.head ?? ''}</head><body>`,
    parts.body,
    parts.script ? `<script nonce="${nonce}">${parts.script}</script>` : '',
    '</body></html>',
  ].join('');
};
