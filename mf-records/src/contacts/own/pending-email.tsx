import { useWrite } from 'shared-auth/write';
import type { EmailConfirmation } from 'shared-contract/contacts/contacts';
import { giveUpEmail } from 'shared-contract/contacts/endpoints';
import { Alert, Button } from 'shared-ui';
import { CONTACT_TEXTS } from '../../texts/own-contacts';
import { MEAN_READS } from './use-own-contacts';

const texts = CONTACT_TEXTS.waiting;

interface WaitingEmailProps {
  waiting: EmailConfirmation;
  onEnter: () => void;
}

/** Unconfirmed e-mail address: enter its code, or discard it. */
export const PendingEmail = ({ waiting, onEnter }: WaitingEmailProps) => {
  const { run, isBusy } = useWrite(giveUpEmail, { refreshes: MEAN_READS, success: texts.givenUp });
  return (
    <Alert
      tone="warning"
      title={texts.title}
      actions={
        <>
          <Button variant="outline" onClick={onEnter}>
            {texts.enter}
          </Button>
          <Button variant="ghost" busy={isBusy} onClick={() => void run(undefined)}>
            {texts.giveUp}
          </Button>
        </>
      }
    >
      <p>{texts.text(waiting.MoyenContactValeur)}</p>
    </Alert>
  );
};
