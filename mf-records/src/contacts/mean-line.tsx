import { EMAIL_USAGE } from 'shared-contract/contacts/usages';
import type { ContactMean } from 'shared-contract/records/records';
import { Box, IconTile, Span, Text, TextLink } from 'shared-ui';
import { meanIcon } from 'shared-ui/contact-icons';
import { CONTACT_TEXTS } from '../texts/own-contacts';
import { LineActions } from './own/line-actions';

const own = CONTACT_TEXTS.means;

/** Where a long address may break: after its @ and its dots, never in the middle of a word. */
const EmailLink = ({ address }: { address: string }) => (
  <TextLink href={`mailto:${address}`} aria-label={address}>
    {(address.match(/[^@.]*[@.]|[^@.]+/g) ?? []).map((part, rank) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never change places
      <Span key={rank}>
        {rank > 0 && <wbr />}
        {part}
      </Span>
    ))}
  </TextLink>
);

const Value = ({ mean }: { mean: ContactMean }) => {
  const { Usage: usage, MoyenContactValeur: value } = mean;
  if (usage === EMAIL_USAGE) return <EmailLink address={value} />;
  if (usage === 'telephone' || usage === 'gsm') {
    return <TextLink href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</TextLink>;
  }
  return value;
};

interface MeanLineProps {
  mean: ContactMean;
  /** Absent where it is only read. */
  onEdit?: (() => void) | undefined;
  onRemove: () => void;
}

/** A contact mean with its type; an e-mail address and a number can be used at once. */
export const MeanLine = ({ mean, onEdit, onRemove }: MeanLineProps) => (
  <Box as="li" display="flex" flexWrap="wrap" gap="4" alignItems="center" p="0.875rem 1.125rem">
    <IconTile {...meanIcon(mean.Usage)} />
    <Box flex="1 1 6rem" minW="0" overflowWrap="break-word">
      <Text size="xs" tone="muted">
        {mean.TypeMoyenContact}
        {mean.QualificationMoyenContact && <Span> – {mean.QualificationMoyenContact}</Span>}
      </Text>
      <Text fontWeight="semibold">
        <Value mean={mean} />
      </Text>
    </Box>
    {onEdit && (
      <LineActions
        editLabel={own.edit(mean.MoyenContactValeur)}
        removeLabel={own.remove(mean.MoyenContactValeur)}
        onEdit={onEdit}
        onRemove={onRemove}
      />
    )}
  </Box>
);
