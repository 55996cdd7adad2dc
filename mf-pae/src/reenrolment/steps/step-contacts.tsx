import { useState } from 'react';
import { useWrite } from 'shared-auth/write';
import { EVENT_TEXTS } from 'shared-contract/base/texts';
import { removeContactMean } from 'shared-contract/reinscription/endpoints';
import { hasEmailMean } from 'shared-contract/reinscription/reinscription';
import { meanIcon } from 'shared-ui/contact-icons';
import { REENROLMENT_TEXTS } from '../../reenrolment-texts';
import { ContactDialog } from '../lines/contact-dialog';
import { LineList } from '../lines/line-list';
import { useRemove } from '../lines/use-remove';
import { MissingAlert } from '../missing-alert';
import { useMissing } from '../use-missing';
import { CONTACT_CALL, CONTACT_READS } from '../use-reenrolment';
import { LinesStep } from './lines-step';
import { StepButtons, StepFrame } from './step-frame';
import type { StepProps } from './step-props';

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
export const StepContacts = ({ data, draft, takesFocus, onPrevious, onNext }: StepProps) => {
  const [edited, setEdited] = useState<number | null>(null);
  const { run } = useWrite(removeContactMean, { success: texts.removed, refreshes: CONTACT_READS });
  const [remove, question] = useRemove((MoyenContactID) => run(undefined, { MoyenContactID }));
  const isMissing = !hasEmailMean(data.means);
  const { alert, isUrgent, tryNext } = useMissing(isMissing, onNext);
  const wordsOf = (id: number) =>
    data.means.find((one) => one.MoyenContactID === id)?.MoyenContactValeur ?? '';
  return (
    <StepFrame title={texts.title} lead={texts.lead} takesFocus={takesFocus}>
      {isMissing && <MissingAlert ref={alert} isUrgent={isUrgent} text={EVENT_TEXTS.emailMeanRequired} />}
      <LineList
        label={texts.list}
        emptyTitle={texts.emptyTitle}
        empty={texts.empty}
        lines={data.means.map((mean) => ({
          id: mean.MoyenContactID,
          icon: meanIcon(mean.TypeMoyenContact),
          title: <MeanValue value={mean.MoyenContactValeur} />,
          text: [mean.TypeMoyenContact, mean.QualificationMoyenContact].filter(Boolean).join(' – '),
          editLabel: texts.edit(mean.MoyenContactValeur),
          removeLabel: texts.remove(mean.MoyenContactValeur),
        }))}
        onEdit={setEdited}
        onRemove={(id) => void remove(id, texts.removeTitle(wordsOf(id)))}
      />
      <Box>
        <Button variant="tonal" icon="plus" onClick={() => setEdited(NEW)}>
          {texts.add}
        </Button>
      </Box>
      <StepButtons onPrevious={onPrevious}>
        <Button onClick={tryNext}>{REENROLMENT_TEXTS.next}</Button>
      </StepButtons>
      {edited !== null && <ContactDialog id={edited} draft={draft} onClose={() => setEdited(null)} />}
      {question}
    </StepFrame>
  );
};
