import { useEffect } from 'react';

/** Prefixes the page title with the error count: « (2 erreurs) ». */
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
