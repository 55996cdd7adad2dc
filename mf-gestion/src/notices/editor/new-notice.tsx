import { useState } from 'react';
import { restoreDraft, useDraft, useWrite } from 'shared-auth/write';
import type { DeskNotice, DeskNotices } from 'shared-contract/notices/answers';
import { deskNotices, writeNotice } from 'shared-contract/notices/endpoints';
import { Alert, Box, Button, SkeletonLines } from 'shared-ui';
import { DraftKeeper } from 'shared-ui/form';
import { NOTICE_TEXTS } from '../../texts/notices';
import { NoticeForm } from './notice-form';
import { emptyNotice } from './notice-values';

const texts = NOTICE_TEXTS.editor;

export interface NewNoticeProps {
  desk: DeskNotices;
  onSaved: (notice: DeskNotice) => void;
}

/** What comes back from another day says so, and can be left. */
const EarlierDraft = ({ from, onDrop }: { from: string; onDrop: () => void }) => (
  <Box mb="3">
    <Alert
      tone="info"
      title={texts.draftFrom(from)}
      actions={
        <Button variant="outline" size="sm" onClick={onDrop}>
          {texts.draftDrop}
        </Button>
      }
    >
      {texts.draftText}
    </Alert>
  </Box>
);

interface WithDraftProps extends NewNoticeProps {
  draft: ReturnType<typeof useDraft>;
  onDrop: () => void;
}

const WithDraft = ({ desk, onSaved, draft, onDrop }: WithDraftProps) => {
  const write = useWrite(writeNotice, {
    // What is published says so where it can be taken back.
    success: ({ Etat, Debut }) =>
      Etat === 'programme' ? { tone: 'success', title: texts.scheduled(Debut, desk.Maintenant) } : null,
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
  const [earlier] = useState(draft.draft?.Date ?? null);
  return (
    <>
      {earlier !== null && <EarlierDraft from={earlier} onDrop={onDrop} />}
      <NoticeForm
        desk={desk}
        initial={initial}
        files={[]}
        state={null}
        keeper={<DraftKeeper {...{ keep, savedAt, isSafe }} />}
        onSubmit={async (body) => (await write.run(body)).outcome}
      />
    </>
  );
};

/** Editor of a new notice, saved as a draft until sent. */
export const NewNotice = (props: NewNoticeProps) => {
  const draft = useDraft('Gestion');
  const [round, setRound] = useState(0);
  if (draft.draft === undefined) return <SkeletonLines lines={10} />;
  const drop = async () => {
    await draft.discard();
    setRound(round + 1);
  };
  return <WithDraft key={round} {...props} draft={draft} onDrop={() => void drop()} />;
};
