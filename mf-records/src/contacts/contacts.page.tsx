import { AsyncState, EmptyState, PageHead, SkeletonCards } from 'shared-ui';
import { TEXTS } from '../texts';
import { AddressList } from './address-list';
import { ChangesNote } from './changes-note';
import { ContactMeanList } from './contact-mean-list';
import { Identity } from './identity';
import { useStudent } from './use-contacts';

const texts = TEXTS.contacts;

/** /contacts: what the school knows of the student, read-only (S1 §2). */
export default function ContactsPage() {
  const student = useStudent();
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <AsyncState
        query={student}
        skeleton={<SkeletonCards count={3} lines={4} />}
        empty={
          <EmptyState title={texts.emptyTitle} icon="user-round">
            {texts.empty}
          </EmptyState>
        }
      >
        {(data) => data && <Identity student={data} />}
      </AsyncState>
      <AddressList />
      <ContactMeanList />
      <ChangesNote />
    </>
  );
}
