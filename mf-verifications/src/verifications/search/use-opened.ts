import { useCallback } from 'react';
import type { VerificationRow } from 'shared-contract/verifications/verifications';
import { useLocation, useNavigate } from 'shared-router';

/** A selected search result in the history state: no name, no number. */
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
 * The opened student of the results: the only one automatically (S2 §4), otherwise the selected one. The selection is
 * a history entry, so that Back returns to the list. It is valid only for the search run it was made in: opening a
 * file is audited, so an old entry must not open one.
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
