import type { Address } from 'shared-contract/records/records';
import { AsyncState, Box, Card, EmptyState, Grid, Heading, IconTile, SkeletonCards, Text } from 'shared-ui';
import { addressIcon } from 'shared-ui/contact-icons';
import { TEXTS } from '../texts';
import { ContactsSection } from './contacts-section';
import { useAddresses } from './use-contacts';

const texts = TEXTS.contacts;

/** The lines of an address as they are written on an envelope. */
const linesOf = (address: Address): string[] =>
  [
    address.AdresseLigne1,
    address.AdresseLigne2,
    `${address.AdresseCodePostal} ${address.AdresseLocalite}`,
    address.AdresseEtat,
    address.Pays,
  ].filter((line): line is string => line !== null && line !== '');

const AddressCard = ({ address }: { address: Address }) => (
  <Card as="li" display="flex" gap="4" p="5">
    <IconTile {...addressIcon(address.TypeAdresse)} />
    <Box>
      <Heading as="h3" size="sm">
        {address.TypeAdresse}
      </Heading>
      {linesOf(address).map((line, rank) => (
        <Text key={rank} size="sm">
          {line}
        </Text>
      ))}
    </Box>
  </Card>
);

/** Every address with its type, in words and as an icon. */
export function AddressList() {
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
          <Grid as="ul" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} css={{ listStyle: 'none' }}>
            {list.map((address) => (
              <AddressCard key={address.AdresseID} address={address} />
            ))}
          </Grid>
        )}
      </AsyncState>
    </ContactsSection>
  );
}
