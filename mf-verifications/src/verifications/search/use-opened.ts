import { useCallback } from 'react';
import type { VerificationRow } from 'shared-contract/verifications/verifications';
import { useLocation, useNavigate } from 'shared-router';

/** A student picked from the answer to one search, as the history keeps it: no name, no number of hers. */
interface Pick {
  dossier: number;
  recherche: string;
}

const isPick = (state: unknown): state is Pick =>
  typeof state === 'object' &&
  state !== null &&
  typeof Reflect.get(state, 'dossier') === 'number' &&
  typeof Reflect.get(state, 'recherche') === 'string';

/**
 * Which of the students found is open: the only one by itself (S2 §4), otherwise the one that was picked. The pick
 * is an entry of the history, so that « Précédent » goes back to the list; it holds for the run of the search that it
 * was made in, because an opened file is a look that the audit keeps: nobody opens by an older pick.
 */
export const useOpened = (rows: VerificationRow[] | undefined, run: string | undefined) => {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const picked = isPick(state) && state.recherche === run ? state.dossier : null;
  const only = rows?.length === 1 ? (rows[0] ?? null) : null;
  const opened = only ?? rows?.find(({ InscriptionID }) => InscriptionID === picked) ?? null;
  const open = useCallback(
    ({ InscriptionID }: VerificationRow) =>
      navigate(pathname, { state: { dossier: InscriptionID, recherche: run } }),
    [navigate, pathname, run],
  );
  const close = useCallback(() => navigate(-1), [navigate]);
  return { opened, open, close: only === null && opened !== null ? close : null };
};
