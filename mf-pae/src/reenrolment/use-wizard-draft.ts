import { useCallback, useRef } from 'react';
import type { DraftHandle } from 'shared-auth';

/** What is kept between two visits: the step, and what was typed in each form and not sent. */
export interface WizardDraft {
  etape?: number;
  adresse?: unknown;
  contact?: unknown;
  bourse?: unknown;
  langue?: unknown;
  master?: unknown;
}

/** The contents of a draft as they may be; another version of the page may have written them. */
export const readWizardDraft = (contents: unknown): WizardDraft => {
  if (typeof contents !== 'object' || contents === null) return {};
  const { etape, ...rest }: { etape?: unknown } = contents;
  return typeof etape === 'number' && Number.isInteger(etape) ? { ...rest, etape } : rest;
};

export interface WizardDraftHandle extends Pick<DraftHandle, 'savedAt' | 'isSafe' | 'discard'> {
  /** What is kept now. */
  read: () => WizardDraft;
  /** Keeps these parts beside the others. */
  update: (change: WizardDraft) => void;
}

/** The wizard's one draft, in parts; `handle` has been read. */
export const useWizardDraft = ({ draft, keep, discard, savedAt, isSafe }: DraftHandle): WizardDraftHandle => {
  const contents = useRef<WizardDraft | null>(null);
  contents.current ??= readWizardDraft(draft?.Contenu);
  const read = useCallback(() => contents.current ?? {}, []);
  const update = useCallback(
    (change: WizardDraft) => {
      contents.current = { ...contents.current, ...change };
      keep(contents.current);
    },
    [keep],
  );
  return { read, update, discard, savedAt, isSafe };
};
