import type { PortalScreen, Registry, StartupAnswers } from 'shared-contract';
import { forbiddenUrl, privacyUrl } from 'shared-contract/portal/asked-page';
import { decideAccess, decideLanding, isStillRead } from 'shared-contract/portal/guard';
import { mustAcceptPrivacy, type SessionFacts } from 'shared-contract/portal/session-facts';
import { factsOf, isAtOneOf, screenAt } from './opened-screen';

export interface AskedPage {
  registry: Registry;
  startup: Partial<StartupAnswers>;
  /** Path without the query. */
  path: string;
  /** Path with the query, as it was asked for. */
  url: string;
}

/** Pages of the shell that only who lands on the home may open (CONTRACT §5.1). */
const HOME_PAGES = [
  ...['/desktop', '/echeances', '/notifications', '/recus', '/recus/:numero'],
  ...['/admin/etat', '/admin/testeurs', '/admin/journal'],
].map((path) => ({ path }));
const ADMIN_PAGE = /^\/admin\//i;
const HOME = /^\/desktop\/?$/i;
/** Each is for the accounts that land on it. */
const REFUSAL_PAGE = /^\/(notStudent|inactiveStudent|blockedStudent)\/?$/i;

const fromHomePage = ({ path, url }: AskedPage, facts: SessionFacts): string | null => {
  const landing = decideLanding(facts.infos);
  if (landing !== '/desktop') return landing;
  if (mustAcceptPrivacy(facts) && !HOME.test(path)) return privacyUrl(url);
  return ADMIN_PAGE.test(path) && !facts.infos.admin ? forbiddenUrl(path) : null;
};

const fromScreen = (screen: PortalScreen, { path, url }: AskedPage, facts: SessionFacts): string | null => {
  const decision = decideAccess(screen, facts);
  if (decision.kind === 'redirect') return decision.to === '/desktop' ? privacyUrl(url) : decision.to;
  return decision.kind === 'open' || isStillRead(screen, decision) ? null : forbiddenUrl(path);
};

/**
 * Where an address that only leads on leads this person (CONTRACT §8); null for one that shows a page, and where the
 * start-up answers do not say. The shell decides the same of what is opened inside a page.
 */
export const leadsTo = (page: AskedPage): string | null => {
  const { path, registry } = page;
  const facts = factsOf(page.startup);
  if (!facts) return null;
  const landing = decideLanding(facts.infos);
  if (path === '/') return landing;
  if (REFUSAL_PAGE.test(path)) return path.toLowerCase().startsWith(landing.toLowerCase()) ? null : landing;
  if (isAtOneOf(HOME_PAGES, path)) return fromHomePage(page, facts);
  const found = screenAt(registry.remotes, path);
  if (found) return fromScreen(found.screen, page, facts);
  return isAtOneOf(registry.elsewhere ?? [], path) ? forbiddenUrl(path) : null;
};
