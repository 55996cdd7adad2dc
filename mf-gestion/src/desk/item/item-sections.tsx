import { formatInstant } from 'shared-contract/base/dates';
import type { DeskItem, DeskKind } from 'shared-contract/gestion/answers';
import { Box, Button, Section, Text } from 'shared-ui';
import { DECISION_TEXTS } from '../../texts/request/decision';
import { ITEM_TEXTS } from '../../texts/request/item';
import { keyOf, type RequestRef } from '../queue/request-key';
import { CompareList } from './compare-list';

const texts = ITEM_TEXTS;

const LIST = {
  display: 'grid',
  gap: '2',
  margin: '0',
  padding: '0',
  listStyle: 'none',
  fontSize: '0.875rem',
} as const;

interface DetailsProps {
  details: DeskItem['Details'];
  /** They are what is decided of: side by side where there is room. */
  isSubject?: boolean;
}

/** What was declared with the request. */
export const DetailSection = ({ details, isSubject = false }: DetailsProps) =>
  details.length === 0 ? null : (
    <Section level={3} title={texts.details}>
      <CompareList
        items={details.map(({ Libelle, Valeur }) => ({ label: Libelle, value: Valeur }))}
        isWide={isSubject}
      />
    </Section>
  );

/** The newest first, each by a point on one line. */
const HISTORY = {
  margin: '0',
  padding: '0',
  listStyle: 'none',
  fontSize: '0.875rem',
  lineHeight: '1.4',
  '& > li': { position: 'relative', padding: '0 0 0.75rem 1.25rem' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: '0.1875rem',
    top: '0.375rem',
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: '50%',
    background: 'var(--surface)',
    border: '2px solid var(--border-strong)',
  },
  '& > li:first-of-type::before': { background: 'var(--accent)', borderColor: 'var(--accent)' },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: '0.4375rem',
    top: '1.0625rem',
    bottom: '-0.1875rem',
    borderLeft: '1px solid var(--border-strong)',
  },
} as const;

const told = ({ Par, Le, RepriseLe }: DeskItem['Historique'][number]): string =>
  `${formatInstant(Le)}, ${texts.by(Par)}${RepriseLe === null ? '' : `, ${texts.takenBack}`}`;

/** Earlier decisions on the request. */
export const HistorySection = ({ kind, history }: { kind: DeskKind; history: DeskItem['Historique'] }) => (
  <Section level={3} title={texts.history}>
    {history.length === 0 ? (
      <Text size="sm" tone="muted">
        {texts.noHistory}
      </Text>
    ) : (
      <Box as="ul" css={HISTORY}>
        {history.map((one) => (
          <li key={one.Le + one.Issue}>
            {DECISION_TEXTS.of[kind].past[one.Issue]}&nbsp;: {one.Texte}
            <Text tone="muted">{told(one)}</Text>
          </li>
        ))}
      </Box>
    )}
  </Section>
);

interface OthersProps {
  others: DeskItem['Autres'];
  onOpen: (ref: RequestRef) => void;
}

/** The student's other pending requests. */
export const OtherSection = ({ others, onOpen }: OthersProps) =>
  others.length === 0 ? null : (
    <Section level={3} title={texts.others}>
      <Box as="ul" css={LIST}>
        {others.map((one) => (
          <li key={keyOf(one)}>
            <Button variant="tonal" size="sm" onClick={() => onOpen(one)}>
              {one.Objet}
            </Button>
          </li>
        ))}
      </Box>
    </Section>
  );
