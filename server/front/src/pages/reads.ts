import type { Principal } from 'server-kernel/access/types';
import { deadlines } from 'shared-contract/deadlines/endpoints';
import { notificationSettings, notifications } from 'shared-contract/notifications/endpoints';
import { decideLanding } from 'shared-contract/portal/guard';
import { mustAcceptPrivacy } from 'shared-contract/portal/session-facts';
import { receipts } from 'shared-contract/receipts/endpoints';
import { factsOf, type OpenedPage, openedScreen } from './opened-screen';

/** A read that a page makes at once: as the catalogue writes it, and with its braces filled. */
interface FirstRead {
  template: string;
  path: string;
}

/** What the shell's own pages read. */
const OF_THE_SHELL: Readonly<Record<string, readonly { path: string }[]>> = {
  '/echeances': [deadlines],
  '/notifications': [notifications, notificationSettings],
  '/recus': [receipts],
};

/** The home carries its parts already shortened; what staff reads there of a student leaves its line by this call. */
const OF_A_VIEWED_HOME = [deadlines];

const HOME = /^\/(desktop\/?)?$/i;

const readsOfShell = ({ path, startup }: OpenedPage, { viewing }: Principal): FirstRead[] => {
  const facts = factsOf(startup);
  if (!facts || decideLanding(facts.infos) !== '/desktop' || mustAcceptPrivacy(facts)) return [];
  const own = OF_THE_SHELL[path.toLowerCase().replace(/\/$/, '')] ?? [];
  const read = HOME.test(path) && viewing ? OF_A_VIEWED_HOME : own;
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

const filled = (template: string, params: Readonly<Record<string, string>>): FirstRead[] => {
  const names = [...template.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  const texts = new Map(names.map((name) => [name, segment(params[name])]));
  if ([...texts.values()].includes(null)) return [];
  return [{ template, path: template.replace(/\{([^}]*)\}/g, (_, name: string) => texts.get(name) ?? '') }];
};

/** What the screen that a page opens reads first; nothing where the guard will not let this person in. */
export const readsOf = (page: OpenedPage, principal: Principal): FirstRead[] => {
  const opened = openedScreen(page);
  if (!opened) return readsOfShell(page, principal);
  // A remote that is only announced shows nothing that was read.
  if (opened.remote.release === null) return [];
  return (opened.screen.reads ?? []).flatMap((template) => filled(template, opened.params));
};
