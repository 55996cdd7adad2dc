import { useMemo, useState } from 'react';
import { type Session, useWholeSession } from 'shared-auth/host';
import { useLocation } from 'shared-router';
import { JumpDialog, type JumpGroup, type JumpHit } from 'shared-ui/kit/jump';
import { useAccountEntries } from '../account/use-account-entries';
import { shellTitle } from '../navigation/shell-pages';
import { usePlaces } from '../navigation/use-places';
import { readVisited } from '../navigation/visited';
import { usePortal } from '../portal/portal-context';
import { type DeclaredScreen, findScreen } from '../portal/screens';
import { TEXTS } from '../texts';
import { findGroups } from './found';
import { screenDestinations } from './screens';
import type { Destination } from './search';
import { MOVES } from './texts';
import { useContents } from './use-contents';

const NOWHERE = () => {};

const iconAt = (screens: DeclaredScreen[], path: string): string => {
  const screen = findScreen(screens, path);
  const above = screen && screens.find((one) => one.path === screen.parent);
  return screen?.tile?.icon ?? above?.tile?.icon ?? 'clock';
};

const isPage = (screens: DeclaredScreen[], path: string): boolean =>
  path !== '/forbidden' && (findScreen(screens, path) ?? shellTitle(path)) !== null;

/** Fewer last places than this are no help on their own. */
const ENOUGH = 3;

const visitedHits = (session: Session, screens: DeclaredScreen[], here: string): JumpHit[] =>
  readVisited(session)
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

/** Before anything is typed: the last places, and the main ones where those are few. */
const useAtFirst = (): JumpGroup[] => {
  const { screens } = usePortal();
  const session = useWholeSession();
  const { pathname } = useLocation();
  const visited = useMemo(() => visitedHits(session, screens, pathname), [session, screens, pathname]);
  const places = usePlaces()
    .filter(({ to }) => to !== pathname && !visited.some((one) => one.to === to))
    .map(({ label, to, icon }) => ({ key: to, to, title: label, spans: [], detail: '', icon }));
  return [
    { title: MOVES.recent, hits: visited },
    { title: MOVES.places, hits: visited.length < ENOUGH ? places : [] },
  ].filter(({ hits }) => hits.length > 0);
};

const useScreens = (): Destination[] => {
  const { screens } = usePortal();
  const session = useWholeSession();
  const entries = useAccountEntries(NOWHERE);
  return screenDestinations(screens, session, entries);
};

const statusOf = (isAsked: boolean, count: number, isSearching: boolean): string => {
  if (!isAsked) return '';
  return isSearching && count === 0 ? MOVES.searching : MOVES.found(count);
};

/** « Aller à… »: any screen, unit, document or notice, by a few letters of it. */
export const Jump = ({ onClose }: { onClose: () => void }) => {
  const [query, setQuery] = useState('');
  const asked = query.trim();
  const { units, documents, notices, isSearching, lost } = useContents();
  const screens = useScreens();
  const atFirst = useAtFirst();
  const kinds = [
    { title: MOVES.units, all: units },
    { title: MOVES.screens, all: screens },
    { title: MOVES.documents, all: documents },
    { title: MOVES.notices, all: notices },
  ];
  const groups = asked === '' ? atFirst : findGroups(kinds, asked);
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const isEmpty = asked !== '' && count === 0 && !isSearching;
  return (
    <JumpDialog
      label={TEXTS.goTo}
      query={query}
      onQuery={setQuery}
      groups={groups}
      status={statusOf(asked !== '', count, isSearching)}
      remarks={[...(isEmpty ? [MOVES.nothing(asked)] : []), ...lost]}
      onClose={onClose}
    />
  );
};
