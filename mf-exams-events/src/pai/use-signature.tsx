import { refreshEndpoints, SAVE_TEXTS } from 'shared-auth';
import { useBinding } from 'shared-auth/binding';
import { signSupportPlan, supportPlan } from 'shared-contract/inclusive/endpoints';
import type { SignaturePai } from 'shared-contract/signature/signature';
import { List, ListLine, Span } from 'shared-ui';
import { PAI_TEXTS as texts } from '../texts/pai';

// Signed here, or in another tab meanwhile: the server says whether anything is left.
const readAgain = () => refreshEndpoints([supportPlan]);

const Summary = ({ plan }: { plan: SignaturePai }) => (
  <List divided aria-label={texts.tableTitle}>
    {plan.Items.map(({ UniteEnseignementCode, Libelle, Amenagements }) => (
      <ListLine key={UniteEnseignementCode} display="block">
        {Libelle}
        <Span display="block" size="sm" tone="muted">
          {Amenagements}
        </Span>
      </ListLine>
    ))}
  </List>
);

/** Signs the plan, shows the receipt link, and revalidates the plan. */
export const useSignature = () => {
  const { ask, dialog, isAsked } = useBinding(signSupportPlan, {
    success: ({ Recu }) => ({ tone: 'success', title: SAVE_TEXTS.success, text: texts.done(Recu.Numero) }),
    onRefused: readAgain,
    // Nothing is left to sign, or another list than this one.
    closesOn: ({ status }) => status === 409,
    onSaved: readAgain,
  });
  const sign = (plan: SignaturePai) =>
    ask({
      title: texts.confirmTitle,
      summary: <Summary plan={plan} />,
      final: texts.final,
      size: 'lg',
      body: () => ({ DemandeDecretInclusifID: plan.DemandeDecretInclusifID }),
    });
  return { dialog, isAsked, sign };
};
