import type { Address } from 'shared-contract/records/records';
import { AsyncState, Box, Card, EmptyState, Grid, Heading, IconTile, SkeletonCards, Text } from 'shared-ui';
import { addressIcon } from 'shared-ui/contact-icons';
import { TEXTS } from '../texts';
import { ContactsSection } from './contacts-section';
import { useAddresses } from './use-contacts';

const texts = TEXTS.contacts;

/** The lines of an address as they are written on an envelope, each with the name of what it says. */
const linesOf = (address: Address): { name: string; line: string }[] =>
  [
    { name: 'first', line: address.AdresseLigne1 },
    { name: 'second', line: address.AdresseLigne2 ?? '' },
    { name: 'town', line: `${address.AdresseCodePostal} ${address.AdresseLocalite}` },
    { name: 'state', line: address.AdresseEtat ?? '' },
    { name: 'country', line: address.Pays },
  ].filter(({ line }) => line !== '');

const AddressCard = ({ address }: { address: Address }) => (
  <Card as="li" display="flex" gap="4" p="5">
    <IconTile {...addressIcon(address.TypeAdresse)} />
    <Box>
      <Heading as="h3" size="sm">
        {address.TypeAdresse}
      </Heading>
      {linesOf(address).map(({ name, line }) => (
        <Text key={name} size="sm">
          {line}
        </Text>
      ))}
    </Box>
  </Card>
);

/** Every address with its type, in words and as an icon. */
export const AddressList = () => {
  const addresses = useAddresses();
  return (
    <ContactsSection title={texts.addresses}>
      <AsyncState
        query={addresses}
        errorTitle={texts.addressesError}
        skeleton={<SkeletonCards count={2} />}
        empty={
          <EmptyState title={texts.addressesEmptyTitle} icon="house" level={3}>
            {texts.addressesEmpty}
          </EmptyState>
        }
      >
        {(list) => (
          <Grid as="ul" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
            {list.map((address) => (
              <AddressCard key={address.AdresseID} address={address} />
            ))}
          </Grid>
        )}
      </AsyncState>
    </ContactsSection>
  );
};
