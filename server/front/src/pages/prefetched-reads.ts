import type { Principal } from 'server-kernel/access/types';
import { portalStatus } from 'shared-contract/admin/endpoints';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import { notificationSettings, notifications } from 'shared-contract/notifications/endpoints';
import { decideLanding } from 'shared-contract/portal/guard';
import { mustAcceptPrivacy } from 'shared-contract/portal/session-facts';
import { receipts } from 'shared-contract/receipts/endpoints';
import { staffHome } from 'shared-contract/staff/endpoints';
import { factsOf, type OpenedPage, openedScreen } from './opened-screen';

/** A read that a page makes at once: as the catalogue writes it, and with its braces filled. */
interface PrefetchedRead {
  template: string;
  path: string;
}

/** Reads of the shell's own pages. */
const SHELL_READS: Readonly<Record<string, readonly { path: string }[]>> = {
  '/admin/etat': [portalStatus],
  '/echeances': [deadlines],
  '/notifications': [notifications, notificationSettings],
  '/recus': [receipts],
};

/** The home carries its parts already shortened; what staff reads there of a student leaves its line by this call. */
const VIEWED_HOME_READS = [deadlines];

/** What staff reads at home for itself. */
const STAFF_HOME_READS = [staffHome, portalStatus];

const HOME = /^\/desktop\/?$/i;

const homeReads = ({ viewing, matricule }: Principal): readonly { path: string }[] => {
  if (viewing) return VIEWED_HOME_READS;
  return matricule === null ? STAFF_HOME_READS : [];
};

const shellReads = ({ path, startup }: OpenedPage, principal: Principal): PrefetchedRead[] => {
  const facts = factsOf(startup);
  if (!facts || decideLanding(facts.infos) !== '/desktop' || mustAcceptPrivacy(facts)) return [];
  const own = SHELL_READS[path.toLowerCase().replace(/\/$/, '')] ?? [];
  const read = HOME.test(path) ? homeReads(principal) : own;
  return read.map((endpoint) => ({ template: endpoint.path, path: endpoint.path }));
};

/** A text of an address, decoded and encoded again as the browser's client does; null where it can not be. */
const segment = (text: string | undefined): string | null => {
  try {
    return text === undefined ? null : encodeURIComponent(decodeURIComponent(text));
  } catch {
    return null;
  }
};

const fillTemplate = (template: string, params: Readonly<Record<string, string>>): PrefetchedRead[] => {
  const names = [...template.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  const texts = new Map(names.map((name) => [name, segment(params[name])]));
  if ([...texts.values()].includes(null)) return [];
  return [{ template, path: template.replace(/\{([^}]*)\}/g, (_, name: string) => texts.get(name) ?? '') }];
};

/** Reads to prefetch for the opened screen; empty where the guard refuses it. */
export const prefetchedReads = (page: OpenedPage, principal: Principal): PrefetchedRead[] => {
  const opened = openedScreen(page);
  if (!opened) return shellReads(page, principal);
  // A remote that is only announced shows nothing that was read.
  if (opened.remote.release === null) return [];
  return (opened.screen.reads ?? []).flatMap((template) => fillTemplate(template, opened.params));
};
