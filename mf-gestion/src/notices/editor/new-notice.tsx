import { useState } from 'react';
import { restoreDraft, useDraft, useWrite } from 'shared-auth/write';
import type { DeskNoticeRow, DeskNotices } from 'shared-contract/notices/answers';
import { deskNotices, writeNotice } from 'shared-contract/notices/endpoints';
import { SkeletonLines } from 'shared-ui';
import { DraftKeeper } from 'shared-ui/form';
import { NOTICE_TEXTS } from '../../texts/notices';
import { NoticeForm } from './notice-form';
import { emptyNotice } from './notice-values';

const texts = NOTICE_TEXTS.editor;

export interface NewNoticeProps {
  desk: DeskNotices;
  onSaved: (notice: DeskNoticeRow) => void;
}

const WithDraft = ({ desk, onSaved, draft }: NewNoticeProps & { draft: ReturnType<typeof useDraft> }) => {
  const write = useWrite(writeNotice, {
    success: ({ Etat, Debut }) => ({
      tone: 'success',
      title: Etat === 'programme' ? texts.scheduled(Debut, desk.Maintenant) : texts.published,
    }),
    failure: texts.failure,
    refreshes: [deskNotices],
    onSaved: async (notice) => {
      await draft.discard();
      onSaved(notice);
    },
  });
  const [initial] = useState(() => ({
    ...restoreDraft(emptyNotice(desk), draft.draft?.Contenu),
    // Files that were sent and not used go after a day, and their names with them.
    Pieces: [],
  }));
  const { keep, savedAt, isSafe } = draft;
  return (
    <NoticeForm
      desk={desk}
      initial={initial}
      files={[]}
      state={null}
      keeper={<DraftKeeper {...{ keep, savedAt, isSafe }} />}
      onSubmit={async (body) => (await write.run(body)).outcome}
    />
  );
};

/** Editor of a new notice, saved as a draft until sent. */
export const NewNotice = (props: NewNoticeProps) => {
  const draft = useDraft('Gestion');
  if (draft.draft === undefined) return <SkeletonLines lines={10} />;
  return <WithDraft {...props} draft={draft} />;
};
