import { useState } from 'react';
import { type DraftHandle, useRight } from 'shared-auth';
import { hasEmailMean } from 'shared-contract/contacts/contacts';
import type { Proclamation } from 'shared-contract/proclamation/answers';
import { BUTTON_LABELS, EVENT_TEXTS } from 'shared-contract/quoted';
import type { ContactMean } from 'shared-contract/records/records';
import { Alert, Button, Span, Stack, WideBar } from 'shared-ui';
import { DraftNote } from '../shared/draft-note';
import { PROCLAMATION_TEXTS as texts } from '../texts/proclamation';
import { SHARED_TEXTS } from '../texts/shared';
import { CeremonyBanner } from './ceremony-banner';
import { ContactMeans } from './contact-means';
import { GuestsField } from './guests-field';
import { useGuests } from './use-guests';

interface ProclamationFormProps {
  ceremony: Proclamation;
  means: readonly ContactMean[];
  draft: DraftHandle;
}

/** Banner, contact means and guests; refused here too without an e-mail address (S2 §5). */
export const ProclamationForm = ({ ceremony, means, draft }: ProclamationFormProps) => {
  const maySave = useRight('Proclamation', 'Create');
  const { guests, isMissing, dialog, isAsked, isLeaving, first, choose, send } = useGuests(ceremony, draft);
  // « Sauvegarder » led to nothing for want of an address, and nothing was chosen since.
  const [isUnreachable, setIsUnreachable] = useState(false);

  const save = () => {
    if (hasEmailMean(means)) void send();
    else setIsUnreachable(true);
  };

  return (
    <>
      <Stack gap="4" mb="8">
        <CeremonyBanner ceremony={ceremony} />
        {!maySave && <Alert tone="info">{SHARED_TEXTS.readOnly}</Alert>}
      </Stack>
      <div>
        <ContactMeans means={means} />
        <GuestsField
          guests={guests}
          isReadOnly={!maySave || isLeaving}
          isMissing={isMissing}
          first={first}
          onChange={(choice) => {
            setIsUnreachable(false);
            choose(choice);
          }}
        >
          {guests !== null && <DraftNote savedAt={draft.savedAt} isSafe={draft.isSafe} />}
        </GuestsField>
      </div>
      {maySave && (
        <WideBar
          label={texts.bar}
          isBehind={isAsked}
          error={isUnreachable ? EVENT_TEXTS.emailMeanRequired : undefined}
          figure={guests !== null && <Span size="sm">{texts.summary(guests)}</Span>}
        >
          <Button icon="save" busy={isLeaving} onClick={save}>
            {BUTTON_LABELS.save}
          </Button>
        </WideBar>
      )}
      {dialog}
    </>
  );
};
