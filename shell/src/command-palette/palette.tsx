import { useMemo, useState } from 'react';
import { type Session, useFullSession } from 'shared-auth/host';
import { useAddress } from 'shared-router/address';
import {
  CommandPalette,
  type CommandPaletteGroup,
  type CommandPaletteHit,
} from 'shared-ui/kit/command-palette';
import { useAccountEntries } from '../account/use-account-entries';
import { readRecentPages } from '../navigation/recent-pages';
import { shellTitle } from '../navigation/shell-pages';
import { useNavItems } from '../navigation/use-nav-items';
import { usePortal } from '../portal/portal-context';
import { type DeclaredScreen, findScreen } from '../portal/screens';
import { TEXTS } from '../texts';
import { groupResults } from './group-results';
import { screenDestinations } from './screen-destinations';
import type { Destination } from './search';
import { NAVIGATION_TEXTS } from './texts';
import { useSearchIndex } from './use-search-index';

const NO_RESULTS = () => {};

const iconAt = (screens: DeclaredScreen[], path: string): string => {
  const screen = findScreen(screens, path);
  const above = screen && screens.find((one) => one.path === screen.parent);
  return screen?.tile?.icon ?? above?.tile?.icon ?? 'clock';
};

const isPage = (screens: DeclaredScreen[], path: string): boolean =>
  path !== '/forbidden' && (findScreen(screens, path) ?? shellTitle(path)) !== null;

/** Below this number, recent pages are completed with the main screens. */
const MIN_RECENT = 3;

const recentHits = (session: Session, screens: DeclaredScreen[], here: string): CommandPaletteHit[] =>
  readRecentPages(session)
    .filter(({ path }) => path !== here && isPage(screens, path))
    .slice(0, 5)
    .map(({ path, title }) => ({
      key: path,
      to: path,
      title,
      spans: [],
      detail: '',
      icon: iconAt(screens, path),
    }));

/** Suggestions for an empty query: recent pages, completed with the main screens. */
const useInitialSuggestions = (): CommandPaletteGroup[] => {
  const { screens } = usePortal();
  const session = useFullSession();
  const { pathname } = useAddress();
  const visited = useMemo(() => recentHits(session, screens, pathname), [session, screens, pathname]);
  const places = useNavItems()
    .filter(({ to }) => to !== pathname && !visited.some((one) => one.to === to))
    .map(({ label, to, icon }) => ({ key: to, to, title: label, spans: [], detail: '', icon }));
  return [
    { title: NAVIGATION_TEXTS.recent, hits: visited },
    { title: NAVIGATION_TEXTS.places, hits: visited.length < MIN_RECENT ? places : [] },
  ].filter(({ hits }) => hits.length > 0);
};

const useScreens = (): Destination[] => {
  const { screens } = usePortal();
  const session = useFullSession();
  const entries = useAccountEntries(NO_RESULTS);
  return screenDestinations(screens, session, entries);
};

const statusOf = (isAsked: boolean, count: number, isSearching: boolean): string => {
  if (!isAsked) return '';
  return isSearching && count === 0 ? NAVIGATION_TEXTS.searching : NAVIGATION_TEXTS.found(count);
};

/** « Aller à… »: the command palette: screens, units, documents and notices by fuzzy search. */
export const PortalPalette = ({ onClose }: { onClose: () => void }) => {
  const [query, setQuery] = useState('');
  const asked = query.trim();
  const { units, documents, notices, isSearching, lost } = useSearchIndex();
  const screens = useScreens();
  const atFirst = useInitialSuggestions();
  const kinds = [
    { title: NAVIGATION_TEXTS.units, all: units },
    { title: NAVIGATION_TEXTS.screens, all: screens },
    { title: NAVIGATION_TEXTS.documents, all: documents },
    { title: NAVIGATION_TEXTS.notices, all: notices },
  ];
  const groups = asked === '' ? atFirst : groupResults(kinds, asked);
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const isEmpty = asked !== '' && count === 0 && !isSearching;
  return (
    <CommandPalette
      label={TEXTS.goTo}
      query={query}
      onQuery={setQuery}
      groups={groups}
      status={statusOf(asked !== '', count, isSearching)}
      remarks={[...(isEmpty ? [NAVIGATION_TEXTS.nothing(asked)] : []), ...lost]}
      onClose={onClose}
    />
  );
};
