import type { Row } from './school';

/** A unit, with the parts in which it is taught. */
export interface UnitPlan {
  title: string;
  credits: number;
  parts: readonly string[];
  isEnglish?: true;
}

/** A programme: its units block by block, and what the portal does for its students. */
export interface ProgrammePlan {
  code: string;
  title: string;
  /** The school's word. */
  cycle: string;
  sigle: string;
  credits: number;
  /** First letters of the codes of its units: two programmes may share them. */
  units: string;
  blocks: readonly (readonly UnitPlan[])[];
  services: {
    VenteSyllabus: boolean;
    InscriptionSession: boolean;
    GroupesTP: boolean;
    Memoire: boolean;
    PremierBlocStage: number | null;
    ResteCyclePrecedent: boolean;
  };
}

export interface Part {
  code: string;
  title: string;
}

export interface Unit extends UnitPlan {
  code: string;
  /** First or second half of the year; both for what lasts all of it. */
  q1: boolean;
  q2: boolean;
  activities: Part[];
}

const HOURS_A_CREDIT = 12;

/** The units of a block with their codes. */
export const unitsOf = ({ units, blocks }: ProgrammePlan, block: number): Unit[] =>
  (blocks[block - 1] ?? []).map((plan, at) => {
    const code = `${units}${block}${String(at + 1).padStart(2, '0')}`;
    return {
      ...plan,
      code,
      q1: at % 3 !== 2,
      q2: at % 3 !== 1,
      activities: plan.parts.map((title, part) => ({ code: `${code}-${'ABCDE'[part]}`, title })),
    };
  });

/** Every unit once, whatever programmes share it. */
export const allUnits = (programmes: readonly ProgrammePlan[]): Unit[] => {
  const byCode = new Map<string, Unit>();
  for (const programme of programmes)
    for (const [at] of programme.blocks.entries())
      for (const unit of unitsOf(programme, at + 1)) byCode.set(unit.code, unit);
  return [...byCode.values()];
};

export const programmeRows = (programmes: readonly ProgrammePlan[]): Row[] =>
  programmes.map(({ code, title, cycle, sigle, credits, blocks, services }) => ({
    ProgrammeCode: code,
    Libelle: title,
    Cycle: cycle,
    Blocs: blocks.length,
    Sigle: sigle,
    Credits: credits,
    ...services,
  }));

export const unitRows = (units: readonly Unit[]): Row[] =>
  units.map(({ code, title, credits, isEnglish, q1, q2 }) => ({
    UniteEnseignementCode: code,
    UniteEnseignementLibelle: title,
    UniteEnseignementNombreECTS: credits,
    UniteEnseignementNombreHeures: credits * HOURS_A_CREDIT,
    UniteEnseignementCoursEnAnglais: isEnglish ?? false,
    Q1: q1,
    Q2: q2,
  }));

export const activityRows = (units: readonly Unit[]): Row[] =>
  units.flatMap(({ code, credits, q1, q2, activities }) =>
    activities.map((part) => ({
      ActiviteApprentissageCode: part.code,
      UniteEnseignementCode: code,
      ActiviteApprentissageLibelle: part.title,
      Heures: (credits * HOURS_A_CREDIT) / activities.length,
      Q1: q1,
      Q2: q2,
    })),
  );

export const placeRows = (programmes: readonly ProgrammePlan[]): Row[] =>
  programmes.flatMap((programme) =>
    programme.blocks.flatMap((_, block) =>
      unitsOf(programme, block + 1).map(({ code }, at) => ({
        ProgrammeCode: programme.code,
        UniteEnseignementCode: code,
        Bloc: block + 1,
        Ordre: at + 1,
      })),
    ),
  );
