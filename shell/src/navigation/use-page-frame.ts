import { useCallback, useEffect, useMemo, useState } from 'react';
import { decideLanding, type SetPageTitle, useFullSession } from 'shared-auth/host';
import { useAddress } from 'shared-router/address';
import type { Crumb } from 'shared-ui';
import { usePortal } from '../portal/portal-context';
import { type DeclaredScreen, findScreen } from '../portal/screens';
import { REFUSALS, TEXTS } from '../texts';
import { breadcrumbTrail } from './breadcrumb-trail';
import { recordRecentPage } from './recent-pages';
import { isTopLevel, shellTitle } from './shell-pages';

interface PageFrame {
  crumbs: Crumb[];
  /** Of the page's column: the home and the screens that declare it are wide. */
  width: 'page' | 'wide' | 'content';
  setTitle: SetPageTitle;
}

const stepsAt = (
  pathname: string,
  screens: DeclaredScreen[],
  screen: DeclaredScreen | null,
): { path: string; title: string }[] => {
  if (screen) return breadcrumbTrail(screens, screen);
  const receipts = pathname.toLowerCase().startsWith('/recus/')
    ? [{ path: '/recus', title: TEXTS.receipts }]
    : [];
  return [...receipts, { path: pathname, title: shellTitle(pathname) ?? REFUSALS.notFound.title }];
};

/** Declared title of the page at a path. */
export const titleAt = (screens: DeclaredScreen[], pathname: string): string =>
  stepsAt(pathname, screens, findScreen(screens, pathname)).at(-1)?.title ?? '';

/** Breadcrumb and document title of the current page, from declarations and `usePageTitle`. */
export const usePageFrame = (): PageFrame => {
  const { pathname } = useAddress();
  const { institution, screens } = usePortal();
  const [named, setNamed] = useState<Crumb | null>(null);
  const setTitle = useCallback<SetPageTitle>(
    (label, lang) => setNamed(label === null ? null : { label, lang }),
    [],
  );
  const screen = useMemo(() => findScreen(screens, pathname), [screens, pathname]);
  const steps = useMemo(() => stepsAt(pathname, screens, screen), [pathname, screens, screen]);
  const title = named?.label ?? steps.at(-1)?.title ?? '';

  useEffect(() => {
    document.title = `${title} – ${institution.product} – ${institution.name}`;
  }, [title, institution]);

  const session = useFullSession();
  useEffect(() => {
    if (!isTopLevel(pathname)) recordRecentPage(session, { path: pathname, title });
  }, [session, pathname, title]);

  const home = decideLanding(session.infos);
  const width = screen?.width ?? (pathname === '/desktop' ? 'page' : 'content');
  const crumbs = useMemo<Crumb[]>(() => {
    // A page as wide as the window says by its own rail where one is.
    if (width === 'wide' || isTopLevel(pathname) || pathname === home) return [];
    const above = steps.slice(0, -1).map((step) => ({ label: step.title, to: step.path }));
    return [{ label: TEXTS.home, to: home }, ...above, { label: title, lang: named?.lang }];
  }, [width, pathname, home, steps, title, named]);

  return { crumbs, width, setTitle };
};
