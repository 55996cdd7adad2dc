import { createContext, useContext, useEffect } from 'react';

/** Sets the page title, and its language where that is not the page's; null restores the declared one. */
export type SetPageTitle = (title: string | null, lang?: 'en') => void;

/** Provided by the shell's layout, which renders breadcrumb and document title. */
export const PageTitleContext = createContext<SetPageTitle>(() => {});

/**
 * Sets the last breadcrumb and the document title while mounted: `usePageTitle(enrolment?.DiplomeLibelle)`. The
 * default is the title in `portal.json`. `lang`: its language, where it is not the page's.
 */
export const usePageTitle = (title: string | undefined, lang?: 'en'): void => {
  const setTitle = useContext(PageTitleContext);
  useEffect(() => {
    if (title === undefined) return undefined;
    setTitle(title, lang);
    return () => setTitle(null);
  }, [title, lang, setTitle]);
};
