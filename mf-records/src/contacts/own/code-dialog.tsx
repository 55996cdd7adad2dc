import { PARAMETERS_FAILURE, refreshEndpoints, useParameters } from 'shared-auth';
import { MEAN_LISTS } from 'shared-auth/contact-fields';
import { useWrite } from 'shared-auth/write';
import type { ParameterValue } from 'shared-contract';
import { EMAIL_CODE } from 'shared-contract/base/limits';
import type { EmailConfirmation } from 'shared-contract/contacts/contacts';
import { confirmEmail, emailToConfirm, saveOwnMean } from 'shared-contract/contacts/endpoints';
import { emailCodeSchema } from 'shared-contract/contacts/schemas';
import { EMAIL_USAGE } from 'shared-contract/contacts/usages';
import { Alert, AsyncState, Box, Button, Text } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { Form, SubmitButton, TextField } from 'shared-ui/form';
import { CODE_TEXTS } from '../../texts/email-code';
import { DialogButtons } from './dialog-buttons';
import { MEAN_READS } from './use-own-contacts';

const texts = CODE_TEXTS;

export interface CodeDialogProps {
  waiting: EmailConfirmation;
  onClose: () => void;
}

/** Sends a new code for the same address, once the list that names its type is there. */
const SendAgain = ({ waiting }: Pick<CodeDialogProps, 'waiting'>) => {
  const { MoyenContactID, MoyenContactValeur, QualificationMoyenContact } = waiting;
  const lists = useParameters(MEAN_LISTS);
  const { run, isBusy } = useWrite(saveOwnMean, { refreshes: MEAN_READS, success: texts.sentAgain });
  const send = (TypeMoyenContactID: number) =>
    run({ MoyenContactID, TypeMoyenContactID, MoyenContactValeur, QualificationMoyenContact });
  const button = (email: ParameterValue | undefined) => (
    <Button
      variant="ghost"
      size="sm"
      icon="rotate-cw"
      busy={isBusy || !email}
      onClick={() => email && void send(email.ID)}
    >
      {texts.again}
    </Button>
  );
  return (
    <AsyncState query={lists} errorTitle={PARAMETERS_FAILURE} skeleton={button(undefined)}>
      {() => button(lists.valuesOf('TypeMoyenContactID').find(({ Usage }) => Usage === EMAIL_USAGE))}
    </AsyncState>
  );
};

/** Where to look for the code, how long it holds, and how often it may still be tried. */
const State = ({ waiting }: { waiting: EmailConfirmation }) => {
  const { EssaisRestants: left } = waiting;
  if (left === 0) return <Alert tone="warning" title={texts.over} live />;
  return (
    <>
      <Text overflowWrap="anywhere">{texts.sent(waiting.MoyenContactValeur)}</Text>
      <Text size="sm" tone="muted" mt="1">
        {texts.valid}
        {left < EMAIL_CODE.tries && ` ${texts.left(left)}`}
      </Text>
    </>
  );
};

/** The code of a new e-mail address, given here; until then the address waits (CONTRACT §7.2). */
export const CodeDialog = ({ waiting, onClose }: CodeDialogProps) => {
  const { run } = useWrite(confirmEmail, {
    refreshes: MEAN_READS,
    success: texts.confirmed,
    onSaved: onClose,
    // A wrong code is counted: how many tries are left is the server's to say.
    onRefused: () => refreshEndpoints([emailToConfirm]),
  });
  const start = { MoyenContactValeur: waiting.MoyenContactValeur, Code: '' };
  return (
    <Dialog isOpen title={texts.title} onClose={onClose}>
      <Form
        isShort
        schema={emailCodeSchema}
        initialValues={start}
        withSummary={false}
        onSubmit={async (values) => (await run(values)).outcome}
      >
        <State waiting={waiting} />
        <Box mt="5">
          <TextField
            name="Code"
            label={texts.label}
            type="tel"
            autoComplete="one-time-code"
            maxLength={EMAIL_CODE.digits + 1}
            width="10rem"
          />
        </Box>
        <Box mt="2" ml="-3">
          <SendAgain waiting={waiting} />
        </Box>
        <DialogButtons cancelLabel={texts.later} onCancel={onClose}>
          <SubmitButton>{texts.confirm}</SubmitButton>
        </DialogButtons>
      </Form>
    </Dialog>
  );
};
