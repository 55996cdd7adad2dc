import { useEffect } from 'react';

/** Puts « (2 erreurs) » before the page's title while there are errors. */
export function useErrorTitle(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const prefix = `(${count} ${count > 1 ? 'erreurs' : 'erreur'}) `;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [count]);
}
