import { useWrite } from 'shared-auth/write';
import type { DeskNotice } from 'shared-contract/notices/answers';
import { deskNotice, deskNotices, withdrawNotice } from 'shared-contract/notices/endpoints';
import { Box, Button } from 'shared-ui';
import { useConfirm } from 'shared-ui/dialog';
import { iconEyeOff } from 'shared-ui/icons';
import { NOTICE_TEXTS } from '../texts/notices';

const texts = NOTICE_TEXTS.opened;

export interface WithdrawButtonProps {
  notice: DeskNotice;
  onSaved: (notice: DeskNotice) => void;
  onRefused: () => Promise<unknown>;
}

/** Withdraws a notice after confirmation. */
export const WithdrawButton = ({ notice, onSaved, onRefused }: WithdrawButtonProps) => {
  const { AnnonceID, Version } = notice;
  const [confirm, question] = useConfirm();
  const write = useWrite(withdrawNotice, {
    success: texts.withdrawn,
    failure: texts.failure,
    refreshes: [deskNotices, deskNotice],
    onRefused,
    onSaved,
  });
  const withdraw = async () => {
    const isSure = await confirm({
      title: texts.withdrawTitle,
      text: texts.withdrawText,
      confirmLabel: texts.withdraw,
      cancelLabel: texts.keep,
      danger: true,
    });
    if (isSure) await write.run({ Version }, { AnnonceID });
  };
  return (
    <Box>
      <Button
        variant="outline"
        icon={{ path: iconEyeOff }}
        busy={write.isBusy}
        onClick={() => void withdraw()}
      >
        {texts.withdraw}
      </Button>
      {question}
    </Box>
  );
};
