import { LABELS } from 'shared-contract/base/texts';
import type { ContactMean } from 'shared-contract/records/records';
import {
  AsyncState,
  Box,
  CardList,
  EmptyState,
  IconTile,
  SkeletonCards,
  Span,
  Text,
  TextLink,
} from 'shared-ui';
import { meanIcon } from 'shared-ui/contact-icons';
import { TEXTS } from '../texts';
import { ContactsSection } from './contacts-section';
import { useContactMeans } from './use-contacts';

const texts = TEXTS.contacts;

/** On a phone a long address breaks after its @, not in the middle of a word. */
const EmailLink = ({ address }: { address: string }) => {
  const at = address.indexOf('@') + 1;
  return (
    <TextLink href={`mailto:${address}`} aria-label={address}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </TextLink>
  );
};

const Value = ({ mean }: { mean: ContactMean }) => {
  const { TypeMoyenContact: type, MoyenContactValeur: value } = mean;
  if (type === LABELS.meanEmail) return <EmailLink address={value} />;
  if (type === LABELS.meanPhone || type === LABELS.meanMobile) {
    return <TextLink href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</TextLink>;
  }
  return value;
};

const MeanLine = ({ mean }: { mean: ContactMean }) => (
  <Box as="li" display="flex" gap="4" alignItems="center" p="0.875rem 1.125rem">
    <IconTile {...meanIcon(mean.TypeMoyenContact)} />
    <Box minW="0" overflowWrap="anywhere">
      <Text size="xs" tone="muted">
        {mean.TypeMoyenContact}
        {mean.QualificationMoyenContact && <Span> – {mean.QualificationMoyenContact}</Span>}
      </Text>
      <Text fontWeight="semibold">
        <Value mean={mean} />
      </Text>
    </Box>
  </Box>
);

/** Every contact mean with its type; an e-mail address and a number can be used at once. */
export const ContactMeanList = () => {
  const means = useContactMeans();
  return (
    <ContactsSection title={texts.means}>
      <AsyncState
        query={means}
        errorTitle={texts.meansError}
        skeleton={<SkeletonCards count={1} />}
        empty={
          <EmptyState title={texts.meansEmptyTitle} icon="mail" level={3}>
            {texts.meansEmpty}
          </EmptyState>
        }
      >
        {(list) => (
          <CardList>
            {list.map((mean) => (
              <MeanLine key={mean.MoyenContactID} mean={mean} />
            ))}
          </CardList>
        )}
      </AsyncState>
    </ContactsSection>
  );
};
