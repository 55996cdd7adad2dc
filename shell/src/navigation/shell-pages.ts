import { FORBIDDEN, REFUSALS, TEXTS, TROUBLES } from '../texts';

/** Titles of the shell's own pages, by path (CONTRACT §6). */
const TITLES: Record<string, string> = {
  '/': TEXTS.desktop,
  '/desktop': TEXTS.desktop,
  '/forbidden': FORBIDDEN.title,
  '/notstudent': REFUSALS.notStudent.title,
  '/inactivestudent': REFUSALS.inactive.title,
  '/blockedstudent': REFUSALS.blocked.title,
  '/echeances': TEXTS.deadlines,
  '/notifications': TEXTS.notifications,
  '/recus': TEXTS.receipts,
  '/admin/etat': TEXTS.status,
  '/admin/testeurs': TEXTS.testers,
  '/admin/journal': TEXTS.audit,
  '/confidentialite': TEXTS.privacyPolicy,
  '/accessibilite': TEXTS.accessibility,
  '/reconnexion': TROUBLES.signedInAgain,
};

/** Pages with a path parameter, by path prefix. */
const WITH_PARAMETER: [prefix: string, title: string][] = [
  ['/recus/', TEXTS.receipts],
  ['/attestation/', TEXTS.attestation],
];

/** Title of a page of the shell; null for any other path. */
export const shellTitle = (pathname: string): string | null => {
  const path = pathname.toLowerCase();
  return TITLES[path] ?? WITH_PARAMETER.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null;
};

/** True for pages without a breadcrumb: the home and the gates in its place. */
export const isTopLevel = (pathname: string): boolean =>
  ['/', '/desktop', '/notstudent', '/inactivestudent', '/blockedstudent', '/reconnexion'].includes(
    pathname.toLowerCase(),
  );
