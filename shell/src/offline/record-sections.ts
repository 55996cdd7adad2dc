import type { RecordedAnswer } from 'shared-auth/offline';
import { formatMark, formatNumber } from 'shared-contract/base/format';
import type { Deliberation, EnrolmentRow, ResultLine } from 'shared-contract/records/answers';
import { deliberation, enrolment, enrolments, results } from 'shared-contract/records/endpoints';
import { type Card, cachedAnswers, type Fact, fact, idFromPath, oldestDate, type Section } from './section';
import { OFFLINE } from './texts';

const { facts: words, sections: titles } = OFFLINE;

/** Enrolments in the copy, from the list or read one by one. */
const cachedEnrolments = (copy: readonly RecordedAnswer[]): EnrolmentRow[] => {
  const rows = [
    ...cachedAnswers(copy, enrolment).map(({ answer }) => answer),
    ...cachedAnswers(copy, enrolments).flatMap(({ answer }) => answer),
  ];
  const byId = new Map(rows.map((row) => [row.InscriptionID, row]));
  return [...byId.values()].sort((one, other) =>
    other.AnneeAcademiqueValeur.localeCompare(one.AnneeAcademiqueValeur),
  );
};

export const enrolmentSection = (copy: readonly RecordedAnswer[]): Section | null => {
  const seen = [...cachedAnswers(copy, enrolments), ...cachedAnswers(copy, enrolment)];
  if (seen.length === 0) return null;
  const cards = cachedEnrolments(copy).map((row) => ({
    title: row.DiplomeLibelle,
    facts: [
      ...fact(words.year, row.AnneeAcademiqueValeur),
      ...fact(words.level, row.NiveauCoursLibelle),
      ...fact(words.terms, row.Modalite),
    ],
  }));
  return { id: 'inscriptions', title: titles.enrolments, seenAt: oldestDate(seen), cards };
};

/** Latest mark of a unit, or why there is none. */
const latestMark = (line: ResultLine): string => {
  if (line.ProgrammeEtudiantDispense) return words.exempted;
  const mark =
    line.ResultatEtudiantResultatSession3 ??
    line.MotSession3 ??
    line.ResultatEtudiantResultatSession2 ??
    line.MotSession2 ??
    line.ResultatEtudiantResultatSession1 ??
    line.MotSession1 ??
    null;
  if (typeof mark === 'string') return mark;
  return mark === null ? words.noResult : `${formatMark(mark)}\u00a0/\u00a020`;
};

const unitFacts = (lines: ResultLine[]): Fact[] =>
  lines
    .filter(({ ActiviteApprentissageCode }) => ActiviteApprentissageCode === null)
    .map((line) => ({
      label: `${line.UniteEnseignementCode} – ${line.UniteEnseignementLibelle}`,
      value: latestMark(line),
    }));

const juryFacts = (jury: Deliberation | null | undefined): Fact[] =>
  jury
    ? [
        ...fact(words.session, jury.Session),
        ...fact(words.decision, jury.DecisionJury),
        ...fact(words.grade, jury.Grade),
        ...fact(
          words.average,
          jury.InscriptionMoyenneGenerale === null ? null : formatMark(jury.InscriptionMoyenneGenerale),
        ),
        ...fact(
          words.credits,
          jury.InscriptionTotalCredits === null ? null : formatNumber(jury.InscriptionTotalCredits),
        ),
      ]
    : [];

export const resultSection = (copy: readonly RecordedAnswer[]): Section | null => {
  const seen = cachedAnswers(copy, results);
  if (seen.length === 0) return null;
  const juries = cachedAnswers(copy, deliberation);
  const rows = cachedEnrolments(copy);
  const rankOf = (number: string) => rows.findIndex(({ InscriptionID }) => String(InscriptionID) === number);
  const cards = seen
    .toSorted((one, other) => rankOf(idFromPath(one)) - rankOf(idFromPath(other)))
    .map((lines): Card => {
      const number = idFromPath(lines);
      const row = rows[rankOf(number)];
      const jury = juries.find((one) => idFromPath(one) === number)?.answer;
      return {
        title: row ? `${row.AnneeAcademiqueValeur} – ${row.NiveauCoursLibelle}` : titles.results,
        facts: [...juryFacts(jury), ...unitFacts(lines.answer)],
      };
    });
  return { id: 'resultats', title: titles.results, seenAt: oldestDate([...seen, ...juries]), cards };
};
