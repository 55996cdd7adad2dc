import { createContext, useContext, useEffect } from 'react';

/** Sets the page title; null restores the declared one. */
export type SetPageTitle = (title: string | null) => void;

/** Provided by the shell's layout, which renders breadcrumb and document title. */
export const PageTitleContext = createContext<SetPageTitle>(() => {});

/**
 * Sets the last breadcrumb and the document title while mounted: `usePageTitle(enrolment?.DiplomeLibelle)`. The
 * default is the title in `portal.json`.
 */
export const usePageTitle = (title: string | undefined): void => {
  const setTitle = useContext(PageTitleContext);
  useEffect(() => {
    if (title === undefined) return undefined;
    setTitle(title);
    return () => setTitle(null);
  }, [title, setTitle]);
};
