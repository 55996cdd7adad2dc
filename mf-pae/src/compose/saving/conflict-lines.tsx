import type { PaeUnit } from 'shared-contract/pae/pae';
import { List } from 'shared-ui';
import { TitledText } from 'shared-ui/titled-text';
import { TEXTS } from '../../texts/pae';
import { englishTitlesOf } from '../units/named-text';
import type { ConflictFacts } from './resolve-conflict';

const texts = TEXTS.lost;

const named = (units: readonly PaeUnit[]): string[] =>
  units.map((unit) => `${unit.UniteEnseignementLibelle} (${unit.UniteEnseignementCode})`);

/** Lost choices of a conflict, one per line. */
export const ConflictLines = ({ added, removed, refused, commentaire }: ConflictFacts) => {
  const lines = [
    ...(added.length > 0 ? [texts.added(named(added))] : []),
    ...(removed.length > 0 ? [texts.removed(named(removed))] : []),
    ...(refused.length > 0 ? [texts.refused(named(refused))] : []),
    ...(commentaire ? [texts.comment(commentaire)] : []),
  ];
  const english = englishTitlesOf([...added, ...removed, ...refused]);
  return (
    <List marks gap="1">
      {lines.map((line) => (
        <li key={line}>
          <TitledText text={line} english={english} />
        </li>
      ))}
    </List>
  );
};
