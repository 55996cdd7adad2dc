import { FORBIDDEN, REFUSALS, TEXTS, TROUBLES } from '../texts';

/** Titles of the pages that the shell itself has, by path (CONTRACT §6). */
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

/** Pages that take a parameter, by the start of their path. */
const WITH_PARAMETER: [prefix: string, title: string][] = [
  ['/recus/', TEXTS.receipts],
  ['/attestation/', TEXTS.attestation],
];

/** Title of a page of the shell; null when the path is none of them. */
export const shellTitle = (pathname: string): string | null => {
  const path = pathname.toLowerCase();
  return TITLES[path] ?? WITH_PARAMETER.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null;
};

/** Pages that have no breadcrumb: the home and the gates that stand in its place. */
export const isTopLevel = (pathname: string): boolean =>
  ['/', '/desktop', '/notstudent', '/inactivestudent', '/blockedstudent', '/reconnexion'].includes(
    pathname.toLowerCase(),
  );
