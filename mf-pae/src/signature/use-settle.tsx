import { useState } from 'react';
import { type ApiError, refreshEndpoints, SAVE_TEXTS } from 'shared-auth';
import { useBinding } from 'shared-auth/binding';
import { useRedirectHome } from 'shared-auth/redirect-home';
import { useWrite } from 'shared-auth/write';
import * as PROBLEM_CODES from 'shared-contract/base/problem-codes';
import type { Signed } from 'shared-contract/signature/answers';
import { programmeToSign, settleProgramme, signProgramme } from 'shared-contract/signature/endpoints';
import { type SignaturePae, signedCredits, splitTransferred } from 'shared-contract/signature/signature';
import { Facts } from 'shared-ui';
import type { SubmitOutcome } from 'shared-ui/form';
import { SIGNATURE_TEXTS } from '../texts/signature';

const texts = SIGNATURE_TEXTS;

const Summary = ({ list }: { list: SignaturePae }) => {
  const { own, transferred } = splitTransferred(list.Items);
  return (
    <Facts
      columns={2}
      items={[
        { label: texts.unitsFact, value: own.length },
        { label: texts.credits, value: texts.inCredits(signedCredits(list.Items)) },
        ...(transferred.length > 0 ? [{ label: texts.transferredFact, value: transferred.length }] : []),
      ]}
    />
  );
};

/** The list is not what was shown, or nothing is left to sign: there is nothing to confirm. */
const isOver = ({ code }: ApiError): boolean =>
  code === PROBLEM_CODES.listChanged || code === PROBLEM_CODES.nothingToSign;

/**
 * Signs the list as it is shown, or reports a problem. Afterwards the event is over, the page denied, and one is
 * home (S2 §4). A list that changed meanwhile is read again; `read` keeps the one that was shown then.
 */
export const useSettle = (list: SignaturePae, onChanged: () => void) => {
  const leave = useRedirectHome(programmeToSign.path);
  const [isLeaving, setIsLeaving] = useState(false);
  const [read, setRead] = useState<SignaturePae | null>(null);

  const handleRefusal = ({ code }: ApiError): void => {
    if (code === PROBLEM_CODES.listChanged) {
      setRead(list);
      onChanged();
      void refreshEndpoints([programmeToSign]);
    }
    if (code === PROBLEM_CODES.nothingToSign) leave();
  };

  const options = (said: string) => ({
    success: ({ Recu }: Signed) => ({
      tone: 'success' as const,
      title: SAVE_TEXTS.success,
      text: `${said} ${texts.receipt(Recu.Numero)}`,
    }),
    onRefused: handleRefusal,
    onSaved: () => {
      // Nothing is sent a second time while the way home is still loading.
      setIsLeaving(true);
      leave();
    },
  });
  const reporting = useWrite(settleProgramme, options(texts.reported));
  const signing = useBinding(signProgramme, { ...options(texts.signed), closesOn: isOver });

  const { InscriptionID, Empreinte } = list;
  const sign = () =>
    signing.ask({
      title: texts.confirmTitle,
      summary: <Summary list={list} />,
      final: texts.final,
      body: () => ({ InscriptionID, Empreinte, signature: true, commentaire: null }),
    });
  const report = async (commentaire: string): Promise<SubmitOutcome> =>
    (await reporting.run({ InscriptionID, Empreinte, signature: false, commentaire })).outcome;

  return { sign, report, dialog: signing.dialog, isLeaving, read };
};
