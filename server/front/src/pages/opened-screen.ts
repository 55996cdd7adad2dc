import {
  CONTRACT_VERSION,
  type PortalScreen,
  type RegistryEntry,
  type StartupAnswers,
} from 'shared-contract';
import { isInRange } from 'shared-contract/federation/contract-range';
import { decideAccess, isStillRead } from 'shared-contract/portal/guard';
import type { SessionFacts } from 'shared-contract/portal/session-facts';

/** The requested page: its reader by the start-up answers, and its path. */
export interface OpenedPage {
  registry: { remotes: readonly RegistryEntry[] };
  /** Path without the query. */
  path: string;
  startup: Partial<StartupAnswers>;
}

/** The remote's screen that a page shows, and what stands in its path at each parameter, as in the address. */
export interface OpenedScreen {
  remote: RegistryEntry;
  screen: PortalScreen;
  params: Readonly<Record<string, string>>;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** The parameters of a path's segments by the names of its pattern; null where it is not of that pattern. */
const paramsAt = (pattern: string, given: readonly string[]): Record<string, string> | null => {
  const wantedOnes = segmentsOf(pattern);
  if (wantedOnes.length !== given.length) return null;
  const pairs = wantedOnes.map((wanted, rank) => ({ wanted, text: given[rank] ?? '' }));
  const isParam = ({ wanted }: { wanted: string }) => wanted.startsWith(':');
  const isAt = pairs.every((pair) => isParam(pair) || pair.wanted.toLowerCase() === pair.text.toLowerCase());
  if (!isAt) return null;
  return Object.fromEntries(pairs.filter(isParam).map(({ wanted, text }) => [wanted.slice(1), text]));
};

/** Facts for the guard; null when a start-up answer is missing, which turns prefetching off. */
export const factsOf = ({
  infos,
  access,
  events,
  dashboard,
}: Partial<StartupAnswers>): SessionFacts | null =>
  infos && access && events ? { infos, access, events, dashboard: dashboard ?? null } : null;

/** The screen that stands at a path, whoever asks for it. */
export const screenAt = (remotes: readonly RegistryEntry[], path: string): OpenedScreen | null => {
  const given = segmentsOf(path);
  const [found = null] = remotes
    .flatMap((remote) => remote.screens.map((screen) => ({ remote, screen })))
    .flatMap(({ remote, screen }) => {
      const params = paramsAt(screen.path, given);
      return params ? [{ remote, screen, params }] : [];
    });
  return found;
};

/** True where one of these patterns is that of the path. */
export const isAtOneOf = (patterns: readonly { path: string }[], path: string): boolean =>
  patterns.some((pattern) => paramsAt(pattern.path, segmentsOf(path)) !== null);

/** The screen that a path opens, if this shell runs its remote and the guard will let this person in. */
export const openedScreen = ({ registry, path, startup }: OpenedPage): OpenedScreen | null => {
  const facts = factsOf(startup);
  const runnable = registry.remotes.filter(
    (remote) => remote.enabled && isInRange(CONTRACT_VERSION, remote.requires.contract),
  );
  const opened = screenAt(runnable, path);
  if (!facts || !opened) return null;
  const decision = decideAccess(opened.screen, facts);
  return decision.kind === 'open' || isStillRead(opened.screen, decision) ? opened : null;
};
