import { useSession } from 'shared-auth';
import { AsyncState, Box, EmptyState, PageHead } from 'shared-ui';
import { iconUserRound } from 'shared-ui/icons';
import { allSettled } from '../shared/all-settled';
import { TallPage } from '../shared/tall-page';
import { CONTACTS_TEXTS } from '../texts/contacts';
import { AddressList } from './address-list';
import { CalendarSection } from './calendar-section';
import { ChangesNote } from './changes-note';
import { ContactMeanList } from './contact-mean-list';
import { ContactsSkeleton } from './contact-skeletons';
import { Identity } from './identity';
import { useOwnMeans } from './own/use-own-contacts';
import { useAddresses, useStudent, useSubscription } from './use-contacts';
import { VisitsLink } from './visits-link';

const texts = CONTACTS_TEXTS;

/** /contacts: what the school knows of the student (S1 §2); addresses and contact means are hers to change. */
export default function ContactsPage() {
  const { isViewing } = useSession();
  const student = useStudent();
  const subscription = useSubscription(isViewing);
  const hers = isViewing ? [] : [subscription];
  const all = allSettled([student, useAddresses(), useOwnMeans(), ...hers]);
  return (
    <TallPage>
      <PageHead title={texts.title} lead={texts.lead} />
      <AsyncState query={all} skeleton={<ContactsSkeleton />}>
        {() => (
          <>
            <AsyncState
              query={student}
              empty={
                <EmptyState title={texts.emptyTitle} icon={{ path: iconUserRound }}>
                  {texts.empty}
                </EmptyState>
              }
            >
              {(data) => data && <Identity student={data} />}
            </AsyncState>
            <ChangesNote />
            <ContactMeanList />
            <AddressList />
            {!isViewing && (
              <Box mt="8">
                <CalendarSection subscription={subscription} />
              </Box>
            )}
            <VisitsLink />
          </>
        )}
      </AsyncState>
    </TallPage>
  );
}
