import { ROWS, type Row } from './matrix-rows';

/** Public routes outside the API: pages, files, sign-in, probes. */
export const PAGES: Record<string, Row> = {
  'GET /healthz': ROWS.open,
  'GET /readyz': ROWS.open,
  'GET /metrics': ROWS.open,
  'GET /.well-known/security.txt': ROWS.open,
  'GET /robots.txt': ROWS.open,
  'GET /favicon.svg': ROWS.open,
  'GET /manifest.webmanifest': ROWS.open,
  'GET /hors-ligne.js': ROWS.open,
  'GET /apple-touch-icon.png': ROWS.open,
  'GET /icone-192.png': ROWS.open,
  'GET /icone-512.png': ROWS.open,
  'GET /icone-masque-512.png': ROWS.open,
  'GET /assets/*': ROWS.open,
  'GET /r/*': ROWS.open,
  'GET /*': ROWS.open,
  'GET /auth/login': ROWS.open,
  'GET /auth/callback': ROWS.open,
  'GET /auth/done': ROWS.open,
  'POST /auth/logout': ROWS.open,
  'POST /csp': ROWS.open,
  'GET /oidc/connexion/:uid': ROWS.open,
  'POST /oidc/connexion/:uid': ROWS.open,
  'GET /oidc/*': ROWS.open,
  'POST /oidc/*': ROWS.open,
};
