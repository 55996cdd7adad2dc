import type { ProgressBlock, ProgressUnit } from 'shared-contract/progress/answers';
import { isAcquiredOutcome, motifOf, type PastOutcome } from '../../shared/programme/past-outcome';
import { closingUnits, type OfferedUnit, type ProgrammeRules } from '../programme/build-programme';

/** A unit in the catalogue's words. */
export interface CatalogueUnit {
  code: string;
  libelle: string;
  isInEnglish: boolean;
  ects: number;
}

/** All that a cycle is drawn from. */
export interface CycleFacts {
  /** Units of all its blocks, then its options. */
  offered: readonly OfferedUnit[];
  past: ReadonlyMap<number, PastOutcome>;
  /** Reason why a unit is acquired, where its outcome does not say it. */
  reasons: ReadonlyMap<number, string | null>;
  rules: ProgrammeRules;
  /** Units of this year. */
  running: ReadonlySet<number>;
  /** The block in which she is, or was last. */
  bloc: number;
  /** Credits of a block that open the next one. */
  creditsToGoOn: number;
  catalogue: ReadonlyMap<number, CatalogueUnit>;
}

const rounded = (credits: number): number => Math.round(credits * 10) / 10;

/** Credits of some units. */
export const creditsIn = (units: readonly Pick<ProgressUnit, 'ECTS'>[]): number =>
  rounded(units.reduce((sum, { ECTS }) => sum + ECTS, 0));

/** The figures of some units: what is acquired, what is under way, what is to come, and all of it. */
export const figuresOf = (units: readonly ProgressUnit[]) => {
  const of = (state: ProgressUnit['Etat']) => creditsIn(units.filter(({ Etat }) => Etat === state));
  return { ECTS: creditsIn(units), Acquis: of('acquis'), EnCours: of('en_cours'), AVenir: of('a_venir') };
};

const namesOf = (id: number, { code, libelle }: CatalogueUnit) => ({
  UniteEnseignementID: id,
  UniteEnseignementCode: code,
  UniteEnseignementLibelle: libelle,
});

/** Units acquired before the first year that the portal knows. */
export const fromBefore = (units: readonly ProgressUnit[], past: ReadonlyMap<number, PastOutcome>) =>
  units.filter(({ UniteEnseignementID: id }) => past.get(id)?.result === 'before');

/** A unit outside the programme, acquired under another name, that replaces this one. */
const standInOf = (id: number, { offered, past, rules }: CycleFacts): number | undefined => {
  const own = new Set(offered.map((one) => one.id));
  return (rules.rivals.get(id) ?? []).find((rival) => !own.has(rival) && isAcquiredOutcome(past.get(rival)));
};

const stateOf = (id: number, facts: CycleFacts): ProgressUnit['Etat'] => {
  if (isAcquiredOutcome(facts.past.get(id)) || standInOf(id, facts) !== undefined) return 'acquis';
  return facts.running.has(id) ? 'en_cours' : 'a_venir';
};

const reasonOf = (id: number, facts: CycleFacts): string | null => {
  const given = facts.reasons.get(id);
  if (given) return given;
  const standIn = standInOf(id, facts);
  if (standIn === undefined || isAcquiredOutcome(facts.past.get(id))) return motifOf(facts.past.get(id));
  return `Acquise sous un autre code\u00a0: ${facts.catalogue.get(standIn)?.code ?? ''}.`;
};

/** Only the tried options are hers: of a choice, nobody takes them all. */
const isHers = ({ id, isOption }: OfferedUnit, { past, running }: CycleFacts): boolean =>
  !isOption || past.has(id) || running.has(id);

const toUnits = (facts: CycleFacts) => {
  const closing = closingUnits(facts.offered, facts.rules);
  const named = (id: number) => {
    const found = facts.catalogue.get(id);
    return found ? [namesOf(id, found)] : [];
  };
  const awaitedNames = (group: readonly number[], at: number) => {
    const names = group.flatMap(named);
    return names.length < 2 ? names : names.map((one) => ({ ...one, Groupe: String(at) }));
  };
  return facts.offered.flatMap((one) => {
    const unit = facts.catalogue.get(one.id);
    if (!unit || !isHers(one, facts)) return [];
    const Etat = stateOf(one.id, facts);
    const awaited = (closing.get(one.id) ?? []).filter(
      (group) => !group.some((id) => stateOf(id, facts) === 'acquis'),
    );
    return [
      {
        level: one,
        unit: {
          ...namesOf(one.id, unit),
          UniteEnseignementCoursEnAnglais: unit.isInEnglish,
          ECTS: unit.ects,
          Etat,
          Motif: reasonOf(one.id, facts),
          Attend: Etat === 'acquis' ? [] : awaited.flatMap(awaitedNames),
        },
      },
    ];
  });
};

/** The blocks of a cycle with their units and figures, by the rules that open and close units in the annual programme. */
export const buildProgress = (facts: CycleFacts): ProgressBlock[] => {
  const units = toUnits(facts);
  const labels = [...new Set(units.map(({ level }) => level.niveau))];
  return labels.map((Libelle): ProgressBlock => {
    const own = units.filter(({ level }) => level.niveau === Libelle);
    const Unites = own.map(({ unit }) => unit);
    const figures = figuresOf(Unites);
    const bloc = own[0]?.level.bloc ?? 0;
    const isAhead = bloc > facts.bloc && figures.AVenir === figures.ECTS;
    return {
      Libelle,
      EstOption: own.some(({ level }) => level.isOption),
      ...figures,
      AcquisAvant: creditsIn(fromBefore(Unites, facts.past)),
      CreditsRequis: isAhead ? facts.creditsToGoOn : null,
      Unites,
    };
  });
};
