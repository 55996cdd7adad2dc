import { createContext, useContext, useEffect } from 'react';

/** Names the page in view; null goes back to the declared title. */
export type SetPageTitle = (title: string | null) => void;

/** Filled in by the shell's layout, which draws the breadcrumb and the document title. */
export const PageTitleContext = createContext<SetPageTitle>(() => {});

/**
 * Names the page after what it shows, in the last breadcrumb and the document title, for as long as it is
 * there: `usePageTitle(enrolment?.DiplomeLibelle)`. Without it the title of `portal.json` stands.
 */
export const usePageTitle = (title: string | undefined): void => {
  const setTitle = useContext(PageTitleContext);
  useEffect(() => {
    if (title === undefined) return undefined;
    setTitle(title);
    return () => setTitle(null);
  }, [title, setTitle]);
};
