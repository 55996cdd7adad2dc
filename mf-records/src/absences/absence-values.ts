import type { Absence } from 'shared-contract/absences/absences';

/** What stands in the form before it is complete. */
export interface AbsenceValues {
  AbsenceEtudiantID: number;
  InscriptionID: number | null;
  AbsenceEtudiantDateDebut: string | null;
  AbsenceEtudiantDateFin: string | null;
  AbsenceEtudiantFichierJustificatifID: number | null;
  AbsenceEtudiantExamenID: readonly number[];
}

/** A form for an absence as it was declared, or an empty one on the only enrolment that there is. */
export const valuesOf = (absence: Absence | null, enrolmentIds: readonly number[]): AbsenceValues =>
  absence
    ? {
        AbsenceEtudiantID: absence.AbsenceEtudiantID,
        InscriptionID: absence.InscriptionID,
        AbsenceEtudiantDateDebut: absence.AbsenceEtudiantDateDebut,
        AbsenceEtudiantDateFin: absence.AbsenceEtudiantDateFin,
        AbsenceEtudiantFichierJustificatifID: absence.AbsenceEtudiantFichierJustificatifID,
        AbsenceEtudiantExamenID: absence.AbsenceEtudiantExamenID,
      }
    : {
        AbsenceEtudiantID: -1,
        InscriptionID: (enrolmentIds.length === 1 ? enrolmentIds[0] : null) ?? null,
        AbsenceEtudiantDateDebut: null,
        AbsenceEtudiantDateFin: null,
        AbsenceEtudiantFichierJustificatifID: null,
        AbsenceEtudiantExamenID: [],
      };
