import { useWrite } from 'shared-auth/write';
import { EVENT_TEXTS } from 'shared-contract/quoted';
import { removeContactMean } from 'shared-contract/reinscription/endpoints';
import { hasEmailMean } from 'shared-contract/reinscription/reinscription';
import { meanIcon } from 'shared-ui/contact-icons';
import { REENROLMENT_TEXTS } from '../../texts/reenrolment';
import { ContactDialog, UnprovenNote } from '../lines/late-parts';
import { CONTACT_READS } from '../use-reenrolment';
import { LinesStep } from './lines-step';
import type { StepProps } from './step-props';

const texts = REENROLMENT_TEXTS.contacts;

/** On a phone a long address breaks after its @, not in the middle of a word. */
const MeanValue = ({ value }: { value: string }) => {
  const at = value.indexOf('@') + 1;
  return (
    <>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </>
  );
};

/** Step 2: at least one contact mean of the type « Email » (S1 §5). */
export const StepContacts = ({ data, draft, ...step }: StepProps) => {
  const { run } = useWrite(removeContactMean, { success: texts.removed, refreshes: CONTACT_READS });
  return (
    <LinesStep
      {...step}
      texts={texts}
      lines={data.means.map((mean) => ({
        id: mean.MoyenContactID,
        icon: meanIcon(mean.Usage),
        name: mean.MoyenContactValeur,
        title: <MeanValue value={mean.MoyenContactValeur} />,
        kind: [mean.TypeMoyenContact, mean.QualificationMoyenContact].filter(Boolean).join(' – '),
      }))}
      note={<UnprovenNote means={data.means} />}
      missing={hasEmailMean(data.means) ? null : EVENT_TEXTS.emailMeanRequired}
      onRemove={(MoyenContactID) => run(undefined, { MoyenContactID })}
      dialog={(id, onClose) => <ContactDialog id={id} draft={draft} onClose={onClose} />}
    />
  );
};
