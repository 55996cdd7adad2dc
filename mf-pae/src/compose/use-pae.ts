import { useCallback, useEffect, useRef, useState } from 'react';
import { apiPost, useApi, useDraft } from 'shared-auth';
import type { PaeProgramme, PaeSelection } from 'shared-contract/pae/engine';
import { creditsOf } from 'shared-contract/pae/engine';
import { toItems } from 'shared-contract/pae/items';
import type { PaeConstraints, PaeLevel, PaeSaved } from 'shared-contract/pae/pae';

const CONSTRAINTS = '/extranet/student/Reinscription06';
const LEVELS = '/extranet/student/PAE';

/** What a visit starts from; kept as it was read, whatever is read again behind it. */
export interface PaeStart {
  constraints: PaeConstraints;
  levels: PaeLevel[];
  /** Contents of the draft of an earlier visit, unread. */
  draft: unknown;
}

/**
 * Constraints, then levels, so that the version is never younger than the list that is saved with it; then the
 * draft. `start` is undefined until all three were read at this visit: kept answers may be older.
 */
export const usePaeStart = () => {
  const constraints = useApi<PaeConstraints>(CONSTRAINTS);
  const isFresh = constraints.data !== undefined && !constraints.isValidating;
  const levels = useApi<PaeLevel[]>(constraints.data ? LEVELS : null);
  const { draft } = useDraft('PAE');
  const draftRead = useApi('/drafts/PAE');
  const isRead = isFresh && !levels.isValidating && !draftRead.isValidating;
  const [start, setStart] = useState<PaeStart>();
  const [visit, setVisit] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new visit takes up even answers that are the same
  useEffect(() => {
    if (!isRead || !constraints.data || !levels.data) return;
    const fresh = { constraints: constraints.data, levels: levels.data, draft: draft?.Contenu ?? null };
    setStart((first) => first ?? fresh);
  }, [isRead, constraints.data, levels.data, draft, visit]);
  const reads = useRef({ constraints, levels, draftRead });
  reads.current = { constraints, levels, draftRead };
  const refresh = useCallback(async () => {
    const { constraints: limits, levels: list, draftRead: kept } = reads.current;
    await Promise.all([limits.mutate(), list.mutate(), kept.mutate()]);
  }, []);
  const reload = useCallback(async () => {
    await refresh();
    setStart(undefined);
    setVisit((count) => count + 1);
  }, [refresh]);
  return { constraints, levels, start, refresh, reload };
};

export interface PaeSend {
  programme: PaeProgramme;
  selection: PaeSelection;
  commentaire: string | null;
  version: number;
  submit: boolean;
}

/** What is sent of a selection. */
export const bodyOf = ({ programme, selection, commentaire, version, submit }: PaeSend) => ({
  ECTS: creditsOf(programme, selection),
  item: toItems(programme, selection),
  commentaire,
  submit,
  version,
});

/** Sends a selection: a save, or the submission under its own key, so that a double click is one. */
export const sendPae = (
  body: ReturnType<typeof bodyOf>,
  options: { idempotencyKey?: string } = {},
): Promise<PaeSaved> => apiPost<PaeSaved>(LEVELS, body, options);

/** Paths whose answers a submission changes, beside the page's own. */
export const AFTER_SUBMISSION = [
  '/extranet/student/Inscriptions',
  '/extranet/student/Inscription/*',
  '/extranet/student/Inscription01/*',
  '/extranet/student/Inscription02/*',
  '/extranet/student/Inscription03/*',
  '/extranet/student/InscriptionTP',
  '/extranet/student/InscriptionTP01/*',
  '/extranet/student/InscriptionSession',
  '/extranet/student/InscriptionSession01',
] as const;
