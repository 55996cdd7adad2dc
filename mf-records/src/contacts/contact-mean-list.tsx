import { useState } from 'react';
import { useRight } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import { hasEmailMean } from 'shared-contract/contacts/contacts';
import { removeOwnMean } from 'shared-contract/contacts/endpoints';
import { EMAIL_USAGE } from 'shared-contract/contacts/usages';
import type { ContactMean } from 'shared-contract/records/records';
import { AsyncState, Box, Button, CardList, EmptyState, Stack, usePreload } from 'shared-ui';
import { useConfirm } from 'shared-ui/dialog';
import { CONTACTS_TEXTS } from '../texts/contacts';
import { CONTACT_TEXTS } from '../texts/own-contacts';
import { ContactsSection } from './contacts-section';
import { MeanLine } from './mean-line';
import { CodeDialog, MeanDialog } from './own/late-dialogs';
import { PendingEmail } from './own/pending-email';
import { MEAN_READS, type OwnMeans, useOwnMeans } from './own/use-own-contacts';

const texts = CONTACTS_TEXTS;
const own = CONTACT_TEXTS.means;

const isOnlyEmail = (means: readonly ContactMean[], mean: ContactMean): boolean =>
  mean.Usage === EMAIL_USAGE && !hasEmailMean(means.filter((one) => one !== mean));

const useRemoval = () => {
  const { run } = useWrite(removeOwnMean, { success: own.removed, refreshes: MEAN_READS });
  const [confirm, question] = useConfirm();
  const remove = async (mean: ContactMean, means: readonly ContactMean[]) => {
    const isSure = await confirm({
      title: own.removeTitle(mean.MoyenContactValeur),
      ...(isOnlyEmail(means, mean) ? { text: own.lastEmail } : {}),
      confirmLabel: CONTACT_TEXTS.remove,
      cancelLabel: CONTACT_TEXTS.cancel,
      danger: true,
    });
    if (isSure) await run(undefined, { MoyenContactID: mean.MoyenContactID });
  };
  return [remove, question] as const;
};

/** Which dialog is open: the form of a line, of a new one, or the code of an e-mail address. */
type Opened = ContactMean | 'new' | 'code' | null;

interface ListProps {
  data: OwnMeans;
  mayChange: boolean;
  onOpen: (opened: Opened) => void;
}

const List = ({ data: { means, waiting }, mayChange, onOpen }: ListProps) => {
  const [remove, question] = useRemoval();
  return (
    <Stack gap="3">
      {mayChange && waiting && <PendingEmail waiting={waiting} onEnter={() => onOpen('code')} />}
      {means.length === 0 ? (
        <EmptyState title={texts.meansEmptyTitle} icon="mail" level={3}>
          {texts.meansEmpty}
        </EmptyState>
      ) : (
        <CardList>
          {means.map((mean) => (
            <MeanLine
              key={mean.MoyenContactID}
              mean={mean}
              onEdit={mayChange ? () => onOpen(mean) : undefined}
              onRemove={() => void remove(mean, means)}
            />
          ))}
        </CardList>
      )}
      {question}
    </Stack>
  );
};

/** Every contact mean; she keeps them up to date, a new e-mail address after a code (CONTRACT §7.2). */
export const ContactMeanList = () => {
  const query = useOwnMeans();
  const mayChange = useRight('Contacts', 'Update');
  usePreload(MeanDialog, mayChange);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const { means = [], waiting = null } = query.data ?? {};
  return (
    <ContactsSection title={texts.means}>
      <AsyncState query={query} errorTitle={texts.meansError}>
        {(data) => <List data={data} mayChange={mayChange} onOpen={setOpened} />}
      </AsyncState>
      {mayChange && (
        <Box mt="3">
          <Button variant="tonal" icon="plus" onClick={() => setOpened('new')}>
            {own.add}
          </Button>
        </Box>
      )}
      {opened === 'code' && waiting && <CodeDialog waiting={waiting} onClose={close} />}
      {opened !== null && opened !== 'code' && (
        <MeanDialog
          mean={opened === 'new' ? null : opened}
          likelyUsage={hasEmailMean(means) ? null : EMAIL_USAGE}
          onClose={close}
          onCodeSent={() => setOpened('code')}
        />
      )}
    </ContactsSection>
  );
};
