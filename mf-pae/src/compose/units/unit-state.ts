import { alternativesOf, eitherOf } from 'shared-contract/pae/alternatives';
import { type PaeReason, reasonFor } from 'shared-contract/pae/choice-refusal';
import {
  isUnticked,
  type PaeProgramme,
  type PaeRequisite,
  type PaeSelection,
} from 'shared-contract/pae/engine';
import type { PaeUnit } from 'shared-contract/pae/pae';
import { missingCorequisites } from 'shared-contract/pae/warnings';

/** State of a unit in the selection; equal `key` means equal state, for memoization. */
export interface UnitState {
  unit: PaeUnit;
  isChosen: boolean;
  isUnticked: boolean;
  reason: PaeReason | null;
  /** Corequisites that are not in the PAE. */
  missing: readonly PaeRequisite[];
  key: string;
}

const reasonKey = (reason: PaeReason | null): string => {
  if (reason === null) return '';
  if (reason.rule !== 'incompatible') return reason.rule;
  return `${reason.rule}${reason.canSwap}${reason.rivals.map(({ UniteEnseignementID }) => UniteEnseignementID)}`;
};

/** State of every unit, by number. */
export const unitStates = (programme: PaeProgramme, selection: PaeSelection): Map<number, UnitState> => {
  const missing = new Map<number, PaeRequisite[]>();
  for (const warning of missingCorequisites(programme, selection)) {
    if (warning.kind !== 'corequisite') continue;
    const id = warning.unit.UniteEnseignementID;
    missing.set(id, [...(missing.get(id) ?? []), warning.requisite]);
  }
  return new Map(
    programme.units.map((unit) => {
      const id = unit.UniteEnseignementID;
      const reason = reasonFor(programme, selection, unit);
      const state = {
        unit,
        isChosen: selection.has(id),
        isUnticked: isUnticked(unit, selection),
        reason,
        missing: missing.get(id) ?? [],
      };
      return [
        id,
        {
          ...state,
          key: [state.isChosen, reasonKey(reason), state.missing.map(({ RequisID }) => RequisID)].join('|'),
        },
      ];
    }),
  );
};

/** `Étude de marché (BGE2-210)`; the code alone where the unit is not in the programme. */
export const nameOf = (
  programme: PaeProgramme,
  { RequisID, RequisCode }: { RequisID: number; RequisCode: string },
) => {
  const unit = programme.byId.get(RequisID);
  // Alternatives are told by their codes together.
  return unit?.UniteEnseignementCode === RequisCode
    ? `${unit.UniteEnseignementLibelle} (${RequisCode})`
    : RequisCode;
};

/** Requisites as they are told: each by its name, those that may stand for one another in one phrase. */
export const namesOf = (programme: PaeProgramme, requisites: readonly PaeRequisite[]): string[] =>
  alternativesOf(requisites).map((group) => eitherOf(group.map((one) => nameOf(programme, one))));
