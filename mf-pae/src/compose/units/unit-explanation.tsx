import type { PaeReason } from 'shared-contract/pae/choice-refusal';
import type { PaeProgramme } from 'shared-contract/pae/engine';
import { Button, TextLink } from 'shared-ui';
import { TEXTS } from '../../texts/pae';
import { NamedText } from './named-text';
import { nameOf, namesOf } from './unit-state';

const texts = TEXTS.why;

/** Whom to ask, at the foot of an explanation. */
export interface Manager {
  name: string;
  email: string;
}

interface UnitWhyProps {
  programme: PaeProgramme;
  reason: PaeReason;
  manager: Manager | null;
  /** Absent where nothing may be changed. */
  onSwap: (() => void) | undefined;
}

const sentence = ({ programme, reason }: Pick<UnitWhyProps, 'programme' | 'reason'>): string => {
  if (reason.rule === 'prerequisite') return texts.prerequisite(namesOf(programme, reason.missing));
  if (reason.rule === 'repeated') return texts.repeated(reason.acquired.map((one) => nameOf(programme, one)));
  if (reason.rule === 'incompatible')
    return texts.incompatible(
      reason.rivals.map((unit) => `${unit.UniteEnseignementLibelle} (${unit.UniteEnseignementCode})`),
    );
  return texts[reason.rule];
};

/** Explanation of a rule: facts, a fix where possible, contact. */
export const UnitExplanation = ({ programme, reason, manager, onSwap }: UnitWhyProps) => {
  const isRival = reason.rule === 'incompatible';
  return (
    <>
      <p>
        <NamedText programme={programme} text={sentence({ programme, reason })} />
      </p>
      {isRival && !reason.canSwap && <p>{texts.stuck}</p>}
      {isRival && reason.canSwap && onSwap && (
        <Button variant="tonal" size="sm" onClick={onSwap}>
          <NamedText
            programme={programme}
            text={texts.swap(reason.rivals.map((rival) => rival.UniteEnseignementLibelle))}
          />
        </Button>
      )}
      {manager && (
        <p>
          {texts.ask}
          <TextLink href={`mailto:${manager.email}`}>{manager.name}</TextLink>
          {texts.manager}
        </p>
      )}
    </>
  );
};
