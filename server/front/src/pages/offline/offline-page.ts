import { createHash } from 'node:crypto';
import type { Institution } from 'shared-contract';
import { MARK, themeColors, themeCss } from 'shared-contract/theme';
import { escapeHtml } from '../html';
import { OFFLINE_CSS } from './offline-style';

/** Page shown without a network, with its response headers. */
export interface OfflinePage {
  html: string;
  headers: Record<string, string>;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** CSP of the offline page: its two inline blocks and the font, nothing else. */
const policyOf = (script: string, css: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(css)}`,
    "font-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const MARK_SVG = `<svg viewBox="0 0 2 2" aria-hidden="true"><path fill="currentColor" d="${MARK.leaves}"/><path fill="currentColor" d="${MARK.ochre}"/></svg>`;

const bodyOf = ({ product, name }: Institution): string =>
  [
    `<header class="h"><div class="w">${MARK_SVG}<p><b>${escapeHtml(product)}</b> <span>${escapeHtml(name)}</span></p></div></header>`,
    '<main class="w" id="copie" tabindex="-1"><h1>Vous êtes hors ligne</h1>',
    '<noscript><p>Activez JavaScript pour lire la copie gardée sur cet appareil.</p></noscript></main>',
  ].join('');

/**
 * The page for who has no network: one document that needs no other file, in the institution's colours; its script
 * reads what this device keeps.
 */
export const offlinePage = (institution: Institution, source: string): OfflinePage => {
  // Nothing in it may end its block.
  const script = source.replaceAll('</', '<\\/');
  const css = themeCss(institution.brandColor) + OFFLINE_CSS;
  const { light, dark } = themeColors(institution.brandColor);
  const title = escapeHtml(`Hors ligne – ${institution.product} – ${institution.name}`);
  const html = [
    '<!doctype html><html lang="fr-BE"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><title>${title}</title>`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark}">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${css}</style></head><body>`,
    bodyOf(institution),
    `<script>${script}</script></body></html>`,
  ].join('');
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOf(script, css),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    },
  };
};
