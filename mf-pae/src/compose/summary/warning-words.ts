import type { PaeProgramme } from 'shared-contract/pae/engine';
import { quotedWarning } from 'shared-contract/pae/pae';
import type { PaeWarning } from 'shared-contract/pae/warnings';
import { inCredits, TEXTS } from '../../texts/pae';
import { nameOf } from '../units/unit-state';

const texts = TEXTS.warnings;

/** Unique key of a warning. */
export const keyOf = (warning: PaeWarning): string =>
  warning.kind === 'corequisite'
    ? `${warning.unit.UniteEnseignementID}-${warning.requisite.RequisID}`
    : warning.kind;

export interface WarningWords {
  title: string | null;
  text: string;
  rule: string;
  /** In a few words, where many stand below one another. */
  short: string;
}

/** Long and short text of a warning. */
export const wordsOf = (programme: PaeProgramme, warning: PaeWarning): WarningWords => {
  if (warning.kind === 'corequisite') {
    const { unit, requisite } = warning;
    return {
      title: texts.corequisite,
      text: texts.corequisiteText(
        `${unit.UniteEnseignementLibelle} (${unit.UniteEnseignementCode})`,
        nameOf(programme, requisite),
      ),
      rule: texts.ruleCorequisite,
      short: texts.corequisiteShort(requisite.RequisCode, unit.UniteEnseignementCode),
    };
  }
  const { kind, credits, limit } = warning;
  const gap = inCredits(Math.abs(credits - limit));
  if (kind === 'below-min')
    return {
      title: quotedWarning(warning),
      text: texts.belowMin(gap),
      rule: texts.ruleMin(limit),
      short: texts.belowMinShort(gap, limit),
    };
  if (kind === 'above-max')
    return {
      title: quotedWarning(warning),
      text: texts.excess(inCredits(credits), gap),
      rule: texts.ruleMax(limit),
      short: texts.excessShort(gap, limit),
    };
  return {
    title: texts.ceiling,
    text: texts.ceilingText(gap),
    rule: texts.ruleCeiling,
    short: texts.ceilingShort(gap),
  };
};
