import { useEffect, useMemo, useState } from 'react';
import { type SetPageTitle, useWholeSession } from 'shared-auth/host';
import { useLocation } from 'shared-router';
import type { Crumb } from 'shared-ui';
import { keepVisited } from '../jump/visited';
import { usePortal } from '../portal/portal-context';
import { findScreen } from '../portal/screens';
import { REFUSALS, TEXTS } from '../texts';
import { isTopLevel, shellTitle } from './shell-pages';
import { trailOf } from './trail';

interface PageFrame {
  crumbs: Crumb[];
  setTitle: SetPageTitle;
}

const useSteps = (pathname: string): { path: string; title: string }[] => {
  const { screens } = usePortal();
  return useMemo(() => {
    const screen = findScreen(screens, pathname);
    if (screen) return trailOf(screens, screen);
    const receipts = pathname.toLowerCase().startsWith('/recus/')
      ? [{ path: '/recus', title: TEXTS.receipts }]
      : [];
    return [...receipts, { path: pathname, title: shellTitle(pathname) ?? REFUSALS.notFound.title }];
  }, [screens, pathname]);
};

/** Breadcrumb and document title of the page in view, from the declarations and from what the page says. */
export const usePageFrame = (): PageFrame => {
  const { pathname } = useLocation();
  const { institution } = usePortal();
  const [named, setNamed] = useState<string | null>(null);
  const steps = useSteps(pathname);
  const title = named ?? steps.at(-1)?.title ?? '';

  useEffect(() => {
    document.title = `${title} – ${institution.product} – ${institution.name}`;
  }, [title, institution]);

  const session = useWholeSession();
  useEffect(() => {
    if (!isTopLevel(pathname)) keepVisited(session, { path: pathname, title });
  }, [session, pathname, title]);

  const crumbs = useMemo<Crumb[]>(() => {
    if (isTopLevel(pathname)) return [];
    const above = steps.slice(0, -1).map((step) => ({ label: step.title, to: step.path }));
    return [{ label: TEXTS.home, to: '/desktop' }, ...above, { label: title }];
  }, [pathname, steps, title]);

  return { crumbs, setTitle: setNamed };
};
