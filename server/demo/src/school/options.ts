import type { Client } from 'pg';
import { programmesOptions } from 'server-schema/pae/pae';
import { unitesEnseignement } from 'server-schema/records/catalogue';
import { copyInto } from '../copy';
import groups from '../data/options.json' with { type: 'json' };
import type { Programme, Unit } from './catalogue';

/** Numbers of the options, behind those of the blocks. */
const FIRST_ID = 1001;

type Source = (typeof groups)[number]['unites'][number];

const toUnit = (source: Source, index: number): Unit => ({
  id: FIRST_ID + index,
  code: source.code,
  libelle: source.libelle,
  ects: source.ects,
  heures: source.heures,
  anglais: source.anglais,
  q1: source.q1,
  q2: source.q2,
  activities: [],
});

const sources = groups.flatMap(({ unites }) => unites);

/** Optional units with their real prerequisites, cycles included; they have no activities and no results. */
export const optionUnits: Unit[] = sources.map(toUnit);

/** What they ask for, by code, as the catalogue says it. */
export const optionPrerequisites: (readonly [string, string])[] = sources.flatMap(({ code, prerequis }) =>
  prerequis.map((one) => [code, one] as const),
);

/** Loads the options and the programmes that offer them. */
export const loadOptions = async (client: Client, programmes: Programme[]): Promise<void> => {
  const idOf = new Map(optionUnits.map(({ code, id }) => [code, id]));
  await copyInto(
    client,
    unitesEnseignement,
    optionUnits.map(({ id, anglais, activities: _, ...unit }) => ({
      uniteEnseignementId: id,
      ...unit,
      coursEnAnglais: anglais,
    })),
  );
  await copyInto(
    client,
    programmesOptions,
    groups.flatMap(({ programme, groupe, unites }) =>
      unites.map(({ code }) => ({
        programmeId: programmes.find((one) => one.code === programme)?.id ?? 0,
        uniteEnseignementId: idOf.get(code) ?? 0,
        groupe,
        ordre: (idOf.get(code) ?? 0) - FIRST_ID,
      })),
    ),
  );
};
