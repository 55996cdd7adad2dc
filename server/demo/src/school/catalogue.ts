import type {
  activitesApprentissage,
  programmes,
  programmesUnites,
  unitesEnseignement,
} from 'server-schema/records/catalogue';
import catalogue from '../data/catalogue.json' with { type: 'json' };

export interface Activity {
  id: number;
  code: string;
  libelle: string;
  heures: number;
  q1: boolean;
  q2: boolean;
}

export interface Unit {
  id: number;
  code: string;
  libelle: string;
  ects: number;
  heures: number;
  anglais: boolean;
  q1: boolean;
  q2: boolean;
  activities: Activity[];
}

export interface Programme {
  id: number;
  code: string;
  libelle: string;
  cycle: string;
  /** Blocks of 60 credits. */
  blocs: Unit[][];
}

type Source = (typeof catalogue)[number]['blocs'][number][number];

/** From this many hours on, practice is half exercises, half laboratory. */
const LABORATORY_HOURS = 33;

const activitiesOf = (source: Source): Pick<Activity, 'code' | 'libelle' | 'heures'>[] => {
  const { heuresTheorie: theory, heuresPratique: practice, code, libelle } = source;
  const parts = [{ suffix: 'T', libelle: 'Théorie', heures: theory }];
  if (practice >= LABORATORY_HOURS) {
    parts.push({ suffix: 'E', libelle: 'Exercices', heures: practice / 2 });
    parts.push({ suffix: 'L', libelle: 'Laboratoires', heures: practice / 2 });
  } else {
    parts.push({ suffix: 'E', libelle: 'Exercices', heures: practice });
  }
  const held = parts.filter(({ heures }) => heures > 0);
  if (held.length === 0) return [{ code: `${code}-A`, libelle, heures: 0 }];
  return held.map((part) => ({ code: `${code}-${part.suffix}`, libelle: part.libelle, heures: part.heures }));
};

/** The three programmes with their units and learning activities, numbered from 1 in the order of the file. */
export const buildCatalogue = (): Programme[] => {
  let unitId = 0;
  let activityId = 0;
  const toUnit = (source: Source): Unit => ({
    id: ++unitId,
    code: source.code,
    libelle: source.libelle,
    ects: source.ects,
    heures: source.heuresTheorie + source.heuresPratique,
    anglais: source.anglais,
    q1: source.q1,
    q2: source.q2,
    activities: activitiesOf(source).map((one) => ({
      id: ++activityId,
      ...one,
      q1: source.q1,
      q2: source.q2,
    })),
  });
  return catalogue.map(({ code, libelle, cycle, blocs }, index) => ({
    id: index + 1,
    code,
    libelle,
    cycle,
    blocs: blocs.map((bloc) => bloc.map(toUnit)),
  }));
};

/** What the portal does for the students of each cycle of the demo school. */
const servicesOf = (cycle: string) => {
  const isBachelor = cycle === 'bachelier';
  return {
    venteSyllabus: isBachelor,
    inscriptionSession: isBachelor,
    groupesTp: isBachelor,
    memoire: !isBachelor,
    resteCyclePrecedent: !isBachelor,
  };
};

/** Rows of the four tables that hold the catalogue. */
export const catalogueRows = (all: Programme[]) => {
  const placed = all.flatMap((programme) =>
    programme.blocs.flatMap((units, index) =>
      units.map((unit, ordre) => ({ programme, bloc: index + 1, unit, ordre })),
    ),
  );
  return {
    programmes: all.map(({ id, code, libelle, cycle, blocs }): typeof programmes.$inferInsert => ({
      programmeId: id,
      code,
      libelle,
      cycle,
      blocs: blocs.length,
      ...servicesOf(cycle),
    })),
    unites: placed.map(({ unit }): typeof unitesEnseignement.$inferInsert => ({
      uniteEnseignementId: unit.id,
      code: unit.code,
      libelle: unit.libelle,
      ects: unit.ects,
      heures: unit.heures,
      coursEnAnglais: unit.anglais,
      q1: unit.q1,
      q2: unit.q2,
    })),
    places: placed.map(({ programme, bloc, unit, ordre }): typeof programmesUnites.$inferInsert => ({
      programmeId: programme.id,
      uniteEnseignementId: unit.id,
      bloc,
      ordre,
    })),
    activites: placed.flatMap(({ unit }) =>
      unit.activities.map((one): typeof activitesApprentissage.$inferInsert => ({
        activiteApprentissageId: one.id,
        uniteEnseignementId: unit.id,
        code: one.code,
        libelle: one.libelle,
        heures: one.heures,
        q1: one.q1,
        q2: one.q2,
      })),
    ),
  };
};
