import type { TimedGroup } from 'shared-contract/tp/clashes';
import type { TpGroups } from 'shared-contract/tp/tp';
import { Box, Heading, List, StatusBadge } from 'shared-ui';
import { TP_TEXTS as texts } from '../texts';
import { clashWith } from './timetable';

type Group = TpGroups['Values'][number];

/** From this many places on, a group is not about to be full. */
const SCARCE = 3;

const Places = ({ group }: { group: Group }) => {
  if (group.Disabled) return <StatusBadge tone="danger">{texts.full}</StatusBadge>;
  return (
    <StatusBadge tone={group.PlacesRestantes < SCARCE ? 'warning' : 'ok'} icon="users-round">
      {texts.places(group.PlacesRestantes)}
    </StatusBadge>
  );
};

/** Solid = chosen, dotted = out of reach, a line = free (look, 7). */
const frame = (group: Group, isChosen: boolean) => {
  if (isChosen) return { border: '2px solid var(--accent)', background: 'var(--accent-bg)' };
  return group.Disabled
    ? { border: '1px dashed var(--border-strong)', background: 'var(--sunken)' }
    : { border: '1px solid var(--border)' };
};

/** Names the group of another course that meets at the same hour. */
const SameHour = ({ clash }: { clash: TimedGroup | null }) =>
  clash && (
    <Box mt="1">
      <StatusBadge tone="warning" icon="clock">
        {texts.sameHourAs(clash.course, clash.group)}
      </StatusBadge>
    </Box>
  );

interface GroupPlacesProps {
  groups: readonly Group[];
  chosenId: number | null;
  /** The groups of the other courses. */
  others: readonly TimedGroup[];
}

/** When each group meets and how many places it has, beside the list from which it is chosen. */
export const GroupPlaces = ({ groups, chosenId, others }: GroupPlacesProps) => (
  <>
    <Heading as="h3" size="sm">
      {texts.placesNow}
    </Heading>
    <List gap="2" mt="2">
      {groups.map((group) => (
        <Box
          as="li"
          key={group.ID}
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="center"
          gap="2"
          css={{
            padding: '0.625rem 0.875rem',
            borderRadius: '12px',
            ...frame(group, group.ID === chosenId),
          }}
        >
          <span>
            <b>{group.Libelle}</b>
            <Box as="span" display="block" fontSize="sm" color="muted">
              {group.Horaire}
            </Box>
            <SameHour clash={clashWith(group, others)} />
          </span>
          <Places group={group} />
        </Box>
      ))}
    </List>
  </>
);
