import { useWrite } from 'shared-auth/write';
import type { StaffAccount } from 'shared-contract/staff-accounts/answers';
import { staffAccounts, withdrawAccount } from 'shared-contract/staff-accounts/endpoints';
import { Box, Button } from 'shared-ui';
import { useConfirm } from 'shared-ui/dialog';
import { ACCOUNT_TEXTS } from '../../texts/accounts';
import type { EditorProps } from './account-panel';

const texts = ACCOUNT_TEXTS.panel;

export interface WithdrawButtonProps extends Pick<EditorProps, 'onRead' | 'onSaved'> {
  account: StaffAccount;
}

/** Withdraws an account after confirmation. */
export const WithdrawButton = ({ account, onRead, onSaved }: WithdrawButtonProps) => {
  const { CompteID, NomAffiche, Valeurs } = account;
  const [confirm, question] = useConfirm();
  const write = useWrite(withdrawAccount, {
    success: texts.withdrawnNow,
    failure: texts.withdrawFailure,
    refreshes: [staffAccounts],
    onRefused: onRead,
    onSaved: () => onSaved(CompteID),
  });
  const withdraw = async () => {
    const isSure = await confirm({
      title: texts.withdrawTitle(NomAffiche),
      text: texts.withdrawText,
      confirmLabel: texts.withdraw,
      cancelLabel: texts.keep,
      danger: true,
    });
    if (isSure) await write.run({ Avant: Valeurs }, { id: CompteID });
  };
  return (
    <Box mt="5">
      <Button variant="outline" busy={write.isBusy} onClick={() => void withdraw()}>
        {texts.withdraw}
      </Button>
      {question}
    </Box>
  );
};
