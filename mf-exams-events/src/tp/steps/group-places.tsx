import { useId } from 'react';
import type { TimedGroup } from 'shared-contract/tp/clashes';
import type { TpGroups } from 'shared-contract/tp/tp';
import { Box, Stack, StatusBadge, Text } from 'shared-ui';
import { Radio } from 'shared-ui/controls';
import { TP_TEXTS as texts } from '../../texts/tp';
import { findTimeConflict } from './timetable';

type Group = TpGroups['Values'][number];

/** Remaining places below this are shown as scarce. */
const SCARCE = 3;

/** Solid = chosen, dotted = out of reach, a line = free (look, 7); all of the card is the choice. */
const card = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  minHeight: '4rem',
  padding: { base: '0.25rem 0.875rem 0.75rem', sm: '0.375rem 0.875rem' },
  borderRadius: '12px',
  border: '1px solid var(--border)',
  fontWeight: 'semibold',
  '&:hover:not(:has(:disabled))': { borderColor: 'var(--accent)' },
  '&:has(:checked)': {
    background: 'var(--accent-bg)',
    borderColor: 'var(--accent)',
    boxShadow: 'inset 0 0 0 1px var(--accent)',
  },
  '&:has(:disabled)': { border: '1px dashed var(--border-strong)', background: 'var(--sunken)' },
  '& > label': { fontWeight: 'inherit', paddingBottom: { base: '0', sm: '2' } },
  '& small': { fontWeight: '400' },
  '& > label::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
} as const;

const Places = ({ group }: { group: Group }) => {
  if (group.Disabled) return <StatusBadge tone="danger">{texts.full}</StatusBadge>;
  return (
    <StatusBadge tone={group.PlacesRestantes < SCARCE ? 'warning' : 'ok'} icon="users-round">
      {texts.places(group.PlacesRestantes)}
    </StatusBadge>
  );
};

/** Warns of a group of another course at the same time. */
const SameHour = ({ clash }: { clash: TimedGroup | null }) =>
  clash && (
    <StatusBadge tone="warning" icon="clock">
      {texts.sameHourAs(clash.course, clash.group)}
    </StatusBadge>
  );

interface GroupPlacesProps {
  groups: readonly Group[];
  chosenId: number | null;
  /** The groups of the other courses. */
  others: readonly TimedGroup[];
  isReadOnly: boolean;
  onChoose: (groupId: number) => void;
}

/** Cards with time and remaining places; in sync with the select above. */
export const GroupPlaces = ({ groups, chosenId, others, isReadOnly, onChoose }: GroupPlacesProps) => {
  const name = useId();
  return (
    <Box as="fieldset" border="0" p="0" minW="0">
      <Text as="legend" fontWeight="semibold" fontSize="sm" p="0" mb="2">
        {texts.placesNow}
      </Text>
      <Stack gap="0.625rem">
        {groups.map((group) => (
          <Box key={group.ID} css={card}>
            <Radio
              name={name}
              checked={group.ID === chosenId}
              disabled={group.Disabled || isReadOnly}
              detail={group.Horaire ?? undefined}
              aria-describedby={`${name}-${group.ID}`}
              onChange={() => onChoose(group.ID)}
            >
              {group.Libelle}
            </Radio>
            <Box id={`${name}-${group.ID}`} display="flex" flexWrap="wrap" gap="0.375rem 0.5rem" ml="8">
              <SameHour clash={findTimeConflict(group, others)} />
              <Places group={group} />
            </Box>
          </Box>
        ))}
      </Stack>
    </Box>
  );
};
