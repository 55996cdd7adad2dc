import { useRef, useState } from 'react';
import { type ApiError, apiPost, notify, refreshPaths, useSave } from 'shared-auth';
import { useRequestKey } from 'shared-auth/request-key';
import { useWayHome } from 'shared-auth/way-home';
import { PROBLEM_CODES } from 'shared-contract/base/problem-codes';
import type { SignaturePae, Signed } from 'shared-contract/signature/signature';
import { SIGNATURE_TEXTS } from '../signature-texts';
import { SIGNATURE_CALL } from './use-signature';

/**
 * Signs the list as it is shown, or reports a problem. Afterwards the event is over, the page denied, and one is
 * home (S2 §4). A list that changed meanwhile is read again; `read` keeps the one that was shown then.
 */
export const useSettle = (list: SignaturePae, onChanged: () => void) => {
  const save = useSave();
  const leave = useWayHome(SIGNATURE_CALL);
  const { keyOf, onRefusal } = useRequestKey();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  const [read, setRead] = useState<SignaturePae | null>(null);

  const handleRefusal = (error: ApiError): void => {
    onRefusal(error);
    if (error.code === PROBLEM_CODES.listChanged) {
      setRead(list);
      onChanged();
      void refreshPaths([SIGNATURE_CALL]);
    }
    if (error.code === PROBLEM_CODES.nothingToSign) leave();
  };

  const settle = async (decision: { signature: boolean; commentaire: string | null }): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    const { InscriptionID, Empreinte } = list;
    const body = { InscriptionID, Empreinte, ...decision };
    setIsBusy(true);
    const done = await save(() => apiPost<Signed>(SIGNATURE_CALL, body, { idempotencyKey: keyOf(body) }), {
      onError: handleRefusal,
    });
    if (done === false) {
      isUnderWay.current = false;
      setIsBusy(false);
      return false;
    }
    const { signed, reported, receipt } = SIGNATURE_TEXTS;
    notify(`signature-${done.Recu.Numero}`, {
      tone: 'success',
      title: decision.signature ? signed : reported,
      text: receipt(done.Recu.Numero),
    });
    leave();
    return true;
  };

  return { settle, isBusy, read };
};
