import { notify, refreshEndpoints } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import { signSupportPlan, supportPlan } from 'shared-contract/inclusive/endpoints';
import type { SignaturePai } from 'shared-contract/signature/signature';
import { PAI_TEXTS as texts } from './texts';

// Signed here, or in another tab meanwhile: the server says whether anything is left.
const readAgain = () => refreshEndpoints([supportPlan]);

/** Signs the plan, says where the receipt is, and reads the plan again: nothing is left to sign. */
export const useSignature = () => {
  const { run, isBusy } = useWrite(signSupportPlan, {
    onRefused: readAgain,
    onSaved: ({ Recu }) => {
      notify('pai-recu', { tone: 'success', title: texts.doneTitle, text: texts.done(Recu.Numero) });
      return readAgain();
    },
  });
  return { isBusy, sign: ({ DemandeDecretInclusifID }: SignaturePai) => run({ DemandeDecretInclusifID }) };
};
