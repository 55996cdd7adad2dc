import { useMemo } from 'react';
import { useSession } from 'shared-auth';
import type { PaeLevel } from 'shared-contract/pae/pae';
import type { Composer } from '../use-composer';
import { LevelSection } from './level-section';
import { unitStates } from './unit-state';

export interface LevelsProps {
  levels: readonly PaeLevel[];
  composer: Composer;
  isWritable: boolean;
}

/** Whom to ask, the same object as long as it is the same person. */
const useManager = () => {
  const [first] = useSession().GestionnairesAdministratifs;
  return useMemo(
    () => (first ? { name: `${first.Prenom} ${first.Nom}`, email: first.Email } : null),
    [first],
  );
};

/** Every level of the programme, its units in the state that the selection gives them. */
export const Levels = ({ levels, composer, isWritable }: LevelsProps) => {
  const { programme, selection, toggle, swap } = composer;
  const manager = useManager();
  const states = useMemo(() => unitStates(programme, selection), [programme, selection]);
  return (
    <div>
      {levels.map((level) => (
        <LevelSection
          key={level.NiveauCoursLibelle}
          level={level}
          states={states}
          programme={programme}
          manager={manager}
          isWritable={isWritable}
          onToggle={toggle}
          onSwap={swap}
        />
      ))}
    </div>
  );
};
