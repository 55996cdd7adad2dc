import { formatInstant } from 'shared-contract/base/format';
import type { DeskItem } from 'shared-contract/gestion/gestion';
import { Box, Button, Facts, Section, Text } from 'shared-ui';
import { TEXTS } from '../../texts';
import type { RequestRef } from '../queue/request-key';
import { keyOf } from '../queue/request-key';

const texts = TEXTS.item;

const LIST = {
  display: 'grid',
  gap: '2',
  margin: '0',
  padding: '0',
  listStyle: 'none',
  fontSize: '0.875rem',
} as const;

/** What else is known of the request. */
export const DetailSection = ({ details }: { details: DeskItem['Details'] }) =>
  details.length === 0 ? null : (
    <Section title={texts.details}>
      <Facts items={details.map(({ Libelle, Valeur }) => ({ label: Libelle, value: Valeur }))} />
    </Section>
  );

const told = ({ Par, Le, RepriseLe }: DeskItem['Historique'][number]): string =>
  `${formatInstant(Le)}, ${texts.by(Par)}${RepriseLe === null ? '' : `, ${texts.takenBack}`}`;

/** What was decided of it before, and by whom. */
export const HistorySection = ({ history }: { history: DeskItem['Historique'] }) => (
  <Section title={texts.history}>
    {history.length === 0 ? (
      <Text tone="muted">{texts.noHistory}</Text>
    ) : (
      <Box as="ul" css={LIST}>
        {history.map((one) => (
          <li key={one.Le + one.Issue}>
            {texts.outcomes[one.Issue]}&nbsp;: {one.Texte}
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

/** What else of hers waits. */
export const OtherSection = ({ others, onOpen }: OthersProps) =>
  others.length === 0 ? null : (
    <Section title={texts.others}>
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
