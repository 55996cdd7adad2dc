import { memo } from 'react';
import { creditsOf, isAcquired } from 'shared-contract/pae/engine';
import type { PaeLevel } from 'shared-contract/pae/pae';
import { Box, Disclosure, Section, Stack } from 'shared-ui';
import { inCredits, TEXTS } from '../../texts/pae';
import { LEVEL_STYLES } from './level-styles';
import { UnitCard, type UnitCardProps } from './unit-card';
import type { UnitState } from './unit-state';

interface LevelSectionProps extends Omit<UnitCardProps, 'state'> {
  level: PaeLevel;
  states: ReadonlyMap<number, UnitState>;
}

const Level = ({ level, states, ...card }: LevelSectionProps) => {
  const acquired = level.Cours.filter(isAcquired);
  const shown = level.Cours.filter((unit) => !isAcquired(unit));
  const chosen = level.Cours.map((unit) => unit.UniteEnseignementID).filter((id) => states.get(id)?.isChosen);
  const cards = (units: PaeLevel['Cours']) =>
    units.map(({ UniteEnseignementID: id }) => {
      const state = states.get(id);
      return state && <UnitCard key={id} state={state} {...card} />;
    });
  return (
    <Section
      title={level.NiveauCoursLibelle}
      aside={TEXTS.unit.levelCount(creditsOf(card.programme, new Set(chosen)))}
    >
      <Stack css={{ gap: '0.5rem' }}>
        {shown.length > 0 && <Box css={LEVEL_STYLES}>{cards(shown)}</Box>}
        {acquired.length > 0 && (
          <Disclosure
            title={TEXTS.unit.acquired(acquired.length)}
            detail={`– ${inCredits(acquired.reduce((sum, { ECTS }) => sum + ECTS, 0))}`}
            icon="circle-check"
          >
            <Box css={LEVEL_STYLES} p="4">
              {cards(acquired)}
            </Box>
          </Disclosure>
        )}
      </Stack>
    </Section>
  );
};

const keysOf = ({ level, states }: LevelSectionProps): string =>
  level.Cours.map(({ UniteEnseignementID }) => states.get(UniteEnseignementID)?.key).join();

/**
 * A level with its units; those acquired before fold away, since they ask for nothing. Drawn again only when one of its
 * units changed.
 */
export const LevelSection = memo(
  Level,
  (before, after) =>
    before.level === after.level &&
    before.programme === after.programme &&
    before.isWritable === after.isWritable &&
    before.manager === after.manager &&
    before.onToggle === after.onToggle &&
    before.onSwap === after.onSwap &&
    keysOf(before) === keysOf(after),
);
