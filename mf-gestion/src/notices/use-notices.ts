import { useRef, useState } from 'react';
import { useApi } from 'shared-auth';
import type { DeskNotice } from 'shared-contract/notices/answers';
import { deskNotices } from 'shared-contract/notices/endpoints';
import type { NoticeState } from 'shared-contract/notices/notices';
import { useConfirm } from 'shared-ui/dialog';
import { useRestoreFocus } from '../shared/restore-focus';
import { NOTICE_TEXTS } from '../texts/notices';

const texts = NOTICE_TEXTS.leaving;

/** Tab of the page: new notice, or notices by state. */
export type NoticeTab = NoticeState | 'ecrire';

/** DOM id of a notice's row. */
export const rowOf = (annonceId: number): string => `avis-${annonceId}`;

/** Notices by tab, and the opened one, with an unsaved-changes guard. */
export const useNotices = () => {
  const query = useApi(deskNotices);
  const [tab, setTab] = useState<NoticeTab>('publie');
  const [opened, setOpened] = useState<number | null>(null);
  const isDirty = useRef(false);
  const focusBack = useRestoreFocus();
  const [published, setPublished] = useState<DeskNotice | null>(null);
  const [confirm, question] = useConfirm();
  const setIsDirty = (dirty: boolean) => {
    isDirty.current = dirty;
  };
  /** Shows notices of one state; the focus goes to the row of the one that was worked on. */
  const show = (next: NoticeTab, worked?: number) => {
    isDirty.current = false;
    setTab(next);
    setOpened(null);
    if (worked !== undefined) focusBack(rowOf(worked));
  };
  /** After a write: its row, and its undo where nobody reads it yet. */
  const saved = (notice: DeskNotice, before?: DeskNotice) => {
    setPublished(notice.Etat === 'publie' && before?.Etat !== 'publie' ? notice : null);
    show(notice.Etat, notice.AnnonceID);
  };
  /** Its text is at hand, to be put right. */
  const takenBack = (notice: DeskNotice) => {
    setPublished(null);
    show('retire');
    setOpened(notice.AnnonceID);
  };
  const undo = { published, takenBack, end: () => setPublished(null) };
  const leave = async (next: NoticeTab) => {
    const { title, text, leave: confirmLabel, stay: cancelLabel } = texts;
    const worked = next === tab && opened !== null ? opened : undefined;
    if (!isDirty.current || (await confirm({ title, text, confirmLabel, cancelLabel }))) show(next, worked);
  };
  return { query, tab, saved, undo, opened, open: setOpened, leave, setIsDirty, question };
};
