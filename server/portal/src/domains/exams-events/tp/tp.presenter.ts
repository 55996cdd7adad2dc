import { roomName } from 'shared-contract/base/format';
import { englishTitles } from 'shared-contract/records/title-language';
import type { Slot } from 'shared-contract/tp/clashes';
import type { TpCourse, TpGroups } from 'shared-contract/tp/tp';
import type { CourseRow, GroupRow } from './tp.queries';

/** « Microéconomie – Exercices » */
export const courseLabel = ({ unite, activite }: Pick<CourseRow, 'unite' | 'activite'>): string =>
  unite === activite ? unite : `${unite} – ${activite}`;

/** « Groupe 2 – mardi, 13 h 30 à 15 h 30, local A112 » */
export const groupLabel = ({ libelle, horaire }: Pick<GroupRow, 'libelle' | 'horaire'>): string =>
  horaire === null ? libelle : `${libelle} – ${roomName(horaire)}`;

/** Weekly slot of a group; null when unknown. */
export const slotOf = ({ jour, debut, fin }: Pick<GroupRow, 'jour' | 'debut' | 'fin'>): Slot | null =>
  jour === null || debut === null || fin === null ? null : { Jour: jour, Debut: debut, Fin: fin };

export const toCourse = (row: CourseRow): TpCourse => ({
  ActiviteApprentissageID: row.activiteId,
  Code: row.code,
  Libelle: courseLabel(row),
  TitresAnglais: englishTitles(row.unite, row.enAnglais),
  GroupeActiviteApprentissageID: row.groupeId,
});

export const toGroup = (row: GroupRow): TpGroups['Values'][number] => ({
  ID: row.groupeId,
  Display: groupLabel(row),
  Libelle: row.libelle,
  Horaire: row.horaire && roomName(row.horaire),
  Creneau: slotOf(row),
  Disabled: row.places <= 0,
  PlacesRestantes: Math.max(0, row.places),
});
