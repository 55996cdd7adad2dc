import { useWrite } from 'shared-auth/write';
import type { StaffAccounts } from 'shared-contract/staff-accounts/answers';
import { addAccount, staffAccounts } from 'shared-contract/staff-accounts/endpoints';
import { Alert, late } from 'shared-ui';
import { Form, TextField } from 'shared-ui/form';
import { ACCOUNT_TEXTS } from '../../texts/accounts';
import { AccountFields } from './account-fields';
import { AccountPanel, EditorActions, type EditorProps } from './account-panel';

const addAccountSchema = late(() =>
  import(/* webpackChunkName: "late-schemas" */ 'shared-contract/staff-accounts/schemas').then((all) => ({
    default: all.addAccountSchema,
  })),
);

const texts = ACCOUNT_TEXTS.panel;

const EMPTY = { Username: '', Nom: '', Fonction: '', Droits: [], Sections: [], Actes: [] };

export interface NewAccountProps extends EditorProps {
  accounts: StaffAccounts;
}

/** Editor of an account to add. */
export const NewAccount = ({ accounts, onLeave, onDirty, onRead, onSaved }: NewAccountProps) => {
  const write = useWrite(addAccount, {
    success: texts.added,
    failure: texts.failure,
    refreshes: [staffAccounts],
    onRefused: onRead,
    onSaved: ({ CompteID }) => onSaved(CompteID),
  });
  return (
    <AccountPanel title={texts.newTitle} onLeave={onLeave}>
      <Form
        schema={addAccountSchema}
        label={texts.form}
        initialValues={EMPTY}
        onSubmit={async (body) => (await write.run(body)).outcome}
      >
        <TextField name="Username" label={texts.account} hint={texts.accountHint} autoComplete="off" />
        <AccountFields accounts={accounts} isOwn={false} />
        <Alert tone={accounts.Fournisseur ? 'info' : 'warning'}>
          {accounts.Fournisseur ? texts.byProvider : texts.noProvider}
        </Alert>
        <EditorActions onLeave={onLeave} onDirty={onDirty} submit={texts.add} />
      </Form>
    </AccountPanel>
  );
};
