import { memo, useId, useState } from 'react';
import { formatNumber } from 'shared-contract/base/format';
import { alternativesOf, eitherOf } from 'shared-contract/pae/alternatives';
import type { PaeProgramme } from 'shared-contract/pae/engine';
import { titleLanguage } from 'shared-contract/records/title-language';
import { Icon, TextLink } from 'shared-ui';
import { unitSheetPath } from '../../paths';
import { TEXTS } from '../../texts/pae';
import { Explanation } from '../explanation';
import { focusUnit, unitElementId } from '../focus';
import { UnitName } from '../unit-title';
import { NamedText } from './named-text';
import { UnitBadges } from './unit-badges';
import { UnitBox, UnitMark } from './unit-box';
import { type Manager, UnitExplanation } from './unit-explanation';
import { nameOf, namesOf, type UnitState } from './unit-state';

const texts = TEXTS.unit;

export interface UnitCardProps {
  state: UnitState;
  programme: PaeProgramme;
  manager: Manager | null;
  isWritable: boolean;
  onToggle: (id: number) => void;
  onSwap: (id: number) => void;
}

const looks = ({ isChosen, isUnticked, reason }: UnitState): string => {
  if (isChosen) return 'chosen';
  if (reason !== null) return 'closed';
  return isUnticked ? 'unticked' : 'free';
};

const detailOf = (
  { unit, isUnticked, missing, reason }: UnitState,
  programme: PaeProgramme,
): string | null => {
  if (reason?.rule === 'prerequisite') return texts.prerequisites(namesOf(programme, reason.missing));
  if (reason?.rule === 'incompatible')
    return texts.rivals(
      reason.rivals.map((rival) => `${rival.UniteEnseignementLibelle} (${rival.UniteEnseignementCode})`),
    );
  if (reason?.rule === 'repeated')
    return texts.repeated(reason.acquired.map((one) => nameOf(programme, one)));
  if (reason !== null) return unit.Motif;
  if (isUnticked) return texts.untickedText;
  if (missing.length > 0) return texts.missing(missing.map((one) => nameOf(programme, one)));
  if (unit.Motif !== null) return unit.Motif;
  const waiting = alternativesOf(unit.Corequis).filter((group) => !group.some(({ IsValid }) => IsValid));
  const codes = waiting.map((group) => eitherOf(group.map(({ RequisCode }) => RequisCode)));
  return codes.length === 0 ? null : texts.together(codes);
};

/** One unit: a checkbox named by its code and label, its credits, what it is and why; plain text to who only reads. */
const Card = ({ state, programme, manager, isWritable, onToggle, onSwap }: UnitCardProps) => {
  const { unit, isChosen, reason } = state;
  const { UniteEnseignementID: id, UniteEnseignementCode: code, UniteEnseignementLibelle: label } = unit;
  const [isOpen, setIsOpen] = useState(false);
  const aboutId = useId();
  const name = { id: useId(), label: `${code} ${label}`, aboutId };
  const isClosed = reason !== null;
  const detail = detailOf(state, programme);
  const handleChange = () => {
    if (!isClosed) onToggle(id);
    else if (reason !== null) setIsOpen(true);
  };
  const handleSwap = () => {
    onSwap(id);
    focusUnit(id);
  };
  return (
    <article id={unitElementId(id)} data-look={looks(state)} tabIndex={-1}>
      {isWritable ? (
        <UnitBox {...name} isChosen={isChosen} isClosed={isClosed} onChange={handleChange} />
      ) : (
        <UnitMark isChosen={isChosen} />
      )}
      <div>
        <h3 lang={titleLanguage(label, unit.UniteEnseignementCoursEnAnglais)}>
          {isWritable ? <label htmlFor={name.id}>{label}</label> : label}
        </h3>
        <p className="about">
          <small>{code}</small>
          <span id={aboutId}>
            <UnitBadges state={state} />
            {detail && <NamedText programme={programme} text={detail} />}
          </span>
        </p>
      </div>
      <p className="ects">
        <b>{formatNumber(unit.ECTS)}</b> <small>{texts.credits(unit.ECTS)}</small>
      </p>
      <p className="sheet">
        <TextLink to={unitSheetPath(id)} aria-label={`${texts.sheet}${texts.sheetOf(`${code} ${label}`)}`}>
          <Icon name="chevron-right" />
          <span aria-hidden="true">{texts.sheet}</span>
        </TextLink>
      </p>
      {reason !== null && (
        <Explanation name={<UnitName unit={unit} />} isOpen={isOpen} onOpen={setIsOpen}>
          <UnitExplanation
            programme={programme}
            reason={reason}
            manager={manager}
            onSwap={isWritable ? handleSwap : undefined}
          />
        </Explanation>
      )}
    </article>
  );
};

/** Drawn again only when something of this unit changed: a programme may list hundreds. */
export const UnitCard = memo(
  Card,
  (before, after) =>
    before.state.key === after.state.key &&
    before.state.unit === after.state.unit &&
    before.isWritable === after.isWritable &&
    before.manager === after.manager &&
    before.onToggle === after.onToggle &&
    before.onSwap === after.onSwap,
);
