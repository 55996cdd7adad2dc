import { useState } from 'react';
import { apiPost, notify, useApi, useSave } from 'shared-auth';
import { useRequestKey } from 'shared-auth/request-key';
import type { SignaturePai, Signed } from 'shared-contract/signature/signature';
import { PAI_TEXTS as texts } from './texts';

const PATH = '/extranet/student/SignaturePAI';

/** The plan that waits for a signature; null once there is none. */
export const usePai = () => useApi<SignaturePai | null>(PATH);

/** Signs the plan, says where the receipt is, and reads the plan again: nothing is left to sign. */
export const useSignature = (read: () => Promise<unknown>) => {
  const save = useSave();
  const { keyOf, onRefusal } = useRequestKey();
  const [isBusy, setIsBusy] = useState(false);

  const sign = async ({ DemandeDecretInclusifID }: SignaturePai) => {
    setIsBusy(true);
    const body = { DemandeDecretInclusifID };
    const signed = await save(() => apiPost<Signed>(PATH, body, { idempotencyKey: keyOf(body) }), {
      onError: onRefusal,
    });
    if (signed !== false) {
      const text = texts.done(signed.Recu.Numero);
      notify('pai-recu', { tone: 'success', title: texts.doneTitle, text });
    }
    // Signed here, or in another tab meanwhile: the server says whether anything is left.
    await read();
    setIsBusy(false);
  };
  return { isBusy, sign };
};
