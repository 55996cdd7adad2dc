import { useCallback } from 'react';
import type { VerificationRow } from 'shared-contract/verifications/verifications';
import { useLocation, useNavigate } from 'shared-router';

const inscriptionOf = (state: unknown): number | null => {
  const id = typeof state === 'object' && state !== null ? Reflect.get(state, 'dossier') : null;
  return typeof id === 'number' ? id : null;
};

/**
 * Which of the students found is open: the only one by itself (S2 §4), otherwise the one that was picked. The pick
 * is an entry of the history without any name, so that « Précédent » goes back to the list.
 */
export const useOpened = (rows: VerificationRow[] | undefined) => {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const picked = inscriptionOf(state);
  const only = rows?.length === 1 ? (rows[0] ?? null) : null;
  const opened = only ?? rows?.find(({ InscriptionID }) => InscriptionID === picked) ?? null;
  const open = useCallback(
    ({ InscriptionID }: VerificationRow) => navigate(pathname, { state: { dossier: InscriptionID } }),
    [navigate, pathname],
  );
  const close = useCallback(() => navigate(-1), [navigate]);
  return { opened, open, close: only === null && opened !== null ? close : null };
};
