import { useState } from 'react';
import { type ApiError, notify, refreshEndpoints } from 'shared-auth';
import { useWayHome } from 'shared-auth/way-home';
import { useWrite } from 'shared-auth/write';
import { PROBLEM_CODES } from 'shared-contract/base/problem-codes';
import { programmeToSign, settleProgramme } from 'shared-contract/signature/endpoints';
import type { SignaturePae } from 'shared-contract/signature/signature';
import type { SubmitOutcome } from 'shared-ui/form';
import { SIGNATURE_TEXTS } from '../signature-texts';

/** Her signature, or the problem that she reports instead. */
interface Decision {
  signature: boolean;
  commentaire: string | null;
}

/**
 * Signs the list as it is shown, or reports a problem. Afterwards the event is over, the page denied, and one is
 * home (S2 §4). A list that changed meanwhile is read again; `read` keeps the one that was shown then.
 */
export const useSettle = (list: SignaturePae, onChanged: () => void) => {
  const leave = useWayHome(programmeToSign.path);
  const [isOver, setIsOver] = useState(false);
  const [read, setRead] = useState<SignaturePae | null>(null);

  const handleRefusal = ({ code }: ApiError): void => {
    if (code === PROBLEM_CODES.listChanged) {
      setRead(list);
      onChanged();
      void refreshEndpoints([programmeToSign]);
    }
    if (code === PROBLEM_CODES.nothingToSign) leave();
  };

  const { run, isBusy } = useWrite(settleProgramme, {
    onRefused: handleRefusal,
    // Nothing is sent a second time while the way home is still loading.
    onSaved: () => setIsOver(true),
  });

  const settle = async (decision: Decision): Promise<SubmitOutcome> => {
    const { InscriptionID, Empreinte } = list;
    const result = await run({ InscriptionID, Empreinte, ...decision });
    if (result.kind === 'saved') {
      const { signed, reported, receipt } = SIGNATURE_TEXTS;
      const { Numero } = result.answer.Recu;
      notify(`signature-${Numero}`, {
        tone: 'success',
        title: decision.signature ? signed : reported,
        text: receipt(Numero),
      });
      leave();
    }
    return result.outcome;
  };

  return { settle, isBusy: isBusy || isOver, read };
};
