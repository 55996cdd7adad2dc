import type { Enrolment } from 'shared-contract/records/records';
import { ENROLMENT_TEXTS } from '../texts/enrolment';

type Year = Pick<Enrolment, 'Bloc' | 'AnneeAcademiqueValeur'>;

const endingOf = (rank: number): string => (rank === 1 ? 're' : 'e');

/** « 1re année, 2025-2026 », for the breadcrumb and the document's title (CONTRACT §7.6). */
export const yearName = ({ Bloc, AnneeAcademiqueValeur }: Year): string =>
  Bloc + endingOf(Bloc) + ENROLMENT_TEXTS.yearOf(AnneeAcademiqueValeur);

/** The same, its ending raised. */
export const YearTitle = ({ Bloc, AnneeAcademiqueValeur }: Year) => (
  <>
    {Bloc}
    <sup>{endingOf(Bloc)}</sup>
    {ENROLMENT_TEXTS.yearOf(AnneeAcademiqueValeur)}
  </>
);
