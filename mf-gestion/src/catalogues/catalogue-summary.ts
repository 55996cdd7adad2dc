import type { ExamCatalogueRow, GroupCatalogueRow, SyllabusRow } from 'shared-contract/catalogues/catalogues';
import { CATALOGUE_TEXTS } from '../texts/catalogues';

const texts = CATALOGUE_TEXTS.summary;

interface Catalogues {
  syllabus: { Lignes: readonly SyllabusRow[] } | undefined;
  groupes: { Lignes: readonly GroupCatalogueRow[] } | undefined;
  examens: { Lignes: readonly ExamCatalogueRow[] } | undefined;
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** What the catalogue that is read holds, in one line; what the page is for while none is there. */
export const summaryOf = ({ syllabus, groupes, examens }: Catalogues): string => {
  if (syllabus)
    return texts.supports(syllabus.Lignes.length, total(syllabus.Lignes.map((row) => row.Exemplaires)));
  if (groupes) {
    const places = total(groupes.Lignes.map(({ Valeurs }) => Valeurs.Capacite));
    return texts.groups(groupes.Lignes.length, total(groupes.Lignes.map((row) => row.Prises)), places);
  }
  if (examens) return texts.exams(examens.Lignes.length, total(examens.Lignes.map((row) => row.Inscrits)));
  return CATALOGUE_TEXTS.lead;
};
