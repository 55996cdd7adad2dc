import { useWrite } from 'shared-auth/write';
import type { FieldProblem } from 'shared-contract';
import type { StaffAccount, StaffAccounts } from 'shared-contract/staff-accounts/answers';
import { changeAccount, staffAccounts } from 'shared-contract/staff-accounts/endpoints';
import { Alert, late } from 'shared-ui';
import { Form, type SubmitOutcome } from 'shared-ui/form';
import { ACCOUNT_TEXTS } from '../../texts/accounts';
import { AccountFields } from './account-fields';
import { AccountPanel, EditorActions, type EditorProps } from './account-panel';
import { WithdrawButton } from './withdraw-button';

const accountValuesSchema = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/staff-accounts/schemas').then((all) => ({
    default: all.accountValuesSchema,
  })),
);

const texts = ACCOUNT_TEXTS.panel;

/** The server judges what is from now on; the form has these values alone. */
const outcomeOf = (outcome: readonly FieldProblem[] | false | undefined): SubmitOutcome =>
  outcome ? outcome.map((one) => ({ ...one, path: one.path.replace(/^Apres\./, '') })) : outcome;

export interface ChangeAccountProps extends EditorProps {
  accounts: StaffAccounts;
  account: StaffAccount;
}

/** Editor of an account; input survives somebody else's change. */
export const ChangeAccount = (props: ChangeAccountProps) => {
  const { accounts, account, onLeave, onDirty, onRead, onSaved } = props;
  const { CompteID, Valeurs, Actif } = account;
  const isOwn = CompteID === accounts.MoiCompteID;
  const write = useWrite(changeAccount, {
    success: texts.saved,
    failure: texts.failure,
    refreshes: [staffAccounts],
    onRefused: onRead,
    onSaved: () => onSaved(CompteID),
  });
  return (
    <AccountPanel title={account.NomAffiche} detail={account.Username} onLeave={onLeave}>
      {!Actif && <Alert tone="warning">{texts.withdrawnNote}</Alert>}
      <Form
        schema={accountValuesSchema}
        label={texts.form}
        isShort
        initialValues={Valeurs}
        onSubmit={async (Apres) =>
          outcomeOf((await write.run({ Avant: Valeurs, Apres }, { id: CompteID })).outcome)
        }
      >
        <AccountFields accounts={accounts} isOwn={isOwn} />
        <EditorActions onLeave={onLeave} onDirty={onDirty} submit={Actif ? texts.save : texts.giveBack} />
      </Form>
      {Actif && !isOwn && <WithdrawButton account={account} onRead={onRead} onSaved={onSaved} />}
    </AccountPanel>
  );
};
