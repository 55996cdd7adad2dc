import type { PaeUnit } from './answers';
import { byCode, canGiveUp, creditsOf, type PaeProgramme, type PaeSelection } from './engine';

const sumOf = (units: readonly PaeUnit[]): number => units.reduce((sum, { ECTS }) => sum + ECTS, 0);

/** Few units of at least so many credits: the one that overshoots least where one is enough, else the biggest first. */
const fewestUnits = (units: readonly PaeUnit[], credits: number): PaeUnit[] => {
  const rising = [...units].sort((a, b) => a.ECTS - b.ECTS || byCode(a, b));
  const taken: PaeUnit[] = [];
  for (let left = credits; left > 0 && rising.length > 0; ) {
    const enough = rising.find(({ ECTS }) => ECTS >= left);
    const next = enough ?? rising.pop();
    if (!next) break;
    taken.push(next);
    left = enough ? 0 : left - next.ECTS;
  }
  return taken;
};

/** All options and the few core units that they do not make up for, without the options that then are too many. */
const withCoreUnits = (options: readonly PaeUnit[], core: readonly PaeUnit[], credits: number): PaeUnit[] => {
  const few = fewestUnits(core, credits - sumOf(options));
  let all = [...[...options].sort((a, b) => a.ECTS - b.ECTS || byCode(a, b)), ...few];
  for (const option of all.slice(0, options.length)) {
    const without = all.filter((one) => one !== option);
    if (sumOf(without) >= credits) all = without;
  }
  return all;
};

/**
 * Units whose leaving brings a total within a limit, by code: the student's own choices alone, and core units only
 * where the options together are not enough (docs/decisions/annual-programme.md). Empty where there is no excess, or no
 * way.
 */
export const unitsInExcess = (programme: PaeProgramme, selection: PaeSelection, limit: number): PaeUnit[] => {
  const excess = creditsOf(programme, selection) - limit;
  const own = programme.units.filter(
    (unit) => canGiveUp(programme, selection, unit.UniteEnseignementID) && !unit.Preselection,
  );
  if (excess <= 0 || sumOf(own) < excess) return [];
  const options = own.filter(({ IsOption }) => IsOption);
  const core = own.filter(({ IsOption }) => !IsOption);
  const chosen =
    sumOf(options) >= excess ? fewestUnits(options, excess) : withCoreUnits(options, core, excess);
  return chosen.sort(byCode);
};
