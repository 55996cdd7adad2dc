import { useState } from 'react';
import { useRight } from 'shared-auth';
import { useWrite } from 'shared-auth/write';
import { removeOwnAddress } from 'shared-contract/contacts/endpoints';
import type { Address } from 'shared-contract/records/records';
import { AsyncState, Box, Button, Card, EmptyState, Grid, Heading, IconTile, Text } from 'shared-ui';
import { addressIcon } from 'shared-ui/contact-icons';
import { useConfirm } from 'shared-ui/dialog';
import { CONTACTS_TEXTS } from '../texts/contacts';
import { CONTACT_TEXTS } from '../texts/own-contacts';
import { ContactsSection } from './contacts-section';
import { AddressDialog } from './own/late-dialogs';
import { LineActions } from './own/line-actions';
import { ADDRESS_READS } from './own/use-own-contacts';
import { useAddresses } from './use-contacts';

const texts = CONTACTS_TEXTS;
const own = CONTACT_TEXTS.addresses;

/** The lines of an address as they are written on an envelope, each with the name of what it says. */
const linesOf = (address: Address): { name: string; line: string }[] =>
  [
    { name: 'first', line: address.AdresseLigne1 },
    { name: 'second', line: address.AdresseLigne2 ?? '' },
    { name: 'town', line: `${address.AdresseCodePostal} ${address.AdresseLocalite}` },
    { name: 'state', line: address.AdresseEtat ?? '' },
    { name: 'country', line: address.Pays },
  ].filter(({ line }) => line !== '');

interface AddressCardProps {
  address: Address;
  /** Absent where it is only read. */
  onEdit?: (() => void) | undefined;
  onRemove: () => void;
}

const AddressCard = ({ address, onEdit, onRemove }: AddressCardProps) => {
  const name = `${address.TypeAdresse}, ${address.AdresseLigne1}`;
  return (
    <Card as="li" display="flex" flexWrap="wrap" gap={{ base: '3', sm: '4' }} p={{ base: '4', sm: '5' }}>
      <IconTile {...addressIcon(address.Usage)} />
      <Box flex="1 1 6rem" minW="0" overflowWrap="anywhere">
        <Heading as="h3" size="sm">
          {address.TypeAdresse}
        </Heading>
        {linesOf(address).map(({ name: line, line: text }) => (
          <Text key={line} size="sm">
            {text}
          </Text>
        ))}
      </Box>
      {onEdit && (
        <LineActions
          editLabel={own.edit(name)}
          removeLabel={own.remove(name)}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      )}
    </Card>
  );
};

const useRemoval = () => {
  const { run } = useWrite(removeOwnAddress, { success: own.removed, refreshes: ADDRESS_READS });
  const [confirm, question] = useConfirm();
  const remove = async ({ AdresseID, TypeAdresse, AdresseLigne1 }: Address) => {
    const isSure = await confirm({
      title: own.removeTitle(TypeAdresse),
      text: AdresseLigne1,
      confirmLabel: CONTACT_TEXTS.remove,
      cancelLabel: CONTACT_TEXTS.cancel,
      danger: true,
    });
    if (isSure) await run(undefined, { AdresseID });
  };
  return [remove, question] as const;
};

/** Every address with its type, in words and as an icon; she keeps them up to date (CONTRACT §7.2). */
export const AddressList = () => {
  const addresses = useAddresses();
  const mayChange = useRight('Contacts', 'Update');
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const [remove, question] = useRemoval();
  return (
    <ContactsSection title={texts.addresses}>
      <AsyncState
        query={addresses}
        errorTitle={texts.addressesError}
        empty={
          <EmptyState title={texts.addressesEmptyTitle} icon="house" level={3}>
            {texts.addressesEmpty}
          </EmptyState>
        }
      >
        {(list) => (
          <Grid as="ul" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
            {list.map((address) => (
              <AddressCard
                key={address.AdresseID}
                address={address}
                onEdit={mayChange ? () => setEdited(address) : undefined}
                onRemove={() => void remove(address)}
              />
            ))}
          </Grid>
        )}
      </AsyncState>
      {mayChange && (
        <Box mt="3">
          <Button variant="tonal" icon="plus" onClick={() => setEdited('new')}>
            {own.add}
          </Button>
        </Box>
      )}
      {edited !== null && (
        <AddressDialog address={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {question}
    </ContactsSection>
  );
};
