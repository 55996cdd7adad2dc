import { useState } from 'react';
import type { Notice } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import type { DeskNotice, DeskNotices } from 'shared-contract/notices/answers';
import { deskNotice, deskNotices, rewriteNotice } from 'shared-contract/notices/endpoints';
import { UnsavedGuard } from 'shared-ui/form';
import { NOTICE_TEXTS } from '../../texts/notices';
import { NoticeForm } from './notice-form';
import { valuesOf } from './notice-values';

const texts = NOTICE_TEXTS.editor;

/** What is published anew says so where it can be taken back. */
const savedNotice = (before: DeskNotice, { Etat, Debut }: DeskNotice, now: string): Notice | null => {
  if (Etat === 'programme') return { tone: 'success', title: texts.scheduled(Debut, now) };
  return before.Etat === 'publie' ? { tone: 'success', title: texts.saved } : null;
};

export interface ChangeNoticeProps {
  desk: DeskNotices;
  notice: DeskNotice;
  /** As it was written. */
  written: string;
  onDirty: (isDirty: boolean) => void;
  onSaved: (notice: DeskNotice) => void;
  onRefused: () => Promise<unknown>;
}

/** Editor of an existing notice; input survives a conflicting change. */
export const ChangeNotice = (props: ChangeNoticeProps) => {
  const { desk, notice, written, onDirty, onSaved, onRefused } = props;
  const { AnnonceID, Version } = notice;
  const write = useWrite(rewriteNotice, {
    success: (now) => savedNotice(notice, now, desk.Maintenant),
    failure: texts.failure,
    refreshes: [deskNotices, deskNotice],
    onRefused,
    onSaved,
  });
  const [initial] = useState(() => valuesOf(notice, written));
  return (
    <NoticeForm
      desk={desk}
      initial={initial}
      files={notice.Pieces}
      state={notice.Etat}
      keeper={<UnsavedGuard />}
      onDirty={onDirty}
      // The version is the one that the page shows now: its history says what somebody else did.
      onSubmit={async (body) => (await write.run({ ...body, Version }, { AnnonceID })).outcome}
    />
  );
};
