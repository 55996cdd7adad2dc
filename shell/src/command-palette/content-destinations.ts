import { formatInstantDay } from 'shared-contract/base/dates';
import type { RequiredDocument, StoredFile } from 'shared-contract/documents/documents';
import type { Notice } from 'shared-contract/notices/answers';
import { noticeAnchor } from 'shared-contract/notices/notices';
import { newestFirst } from 'shared-contract/notices/summary';
import { type EnrolmentRow, type ResultLine, resultsByUnit } from 'shared-contract/records/records';
import type { Destination } from './search';
import { NAVIGATION_TEXTS } from './texts';

/** Units of an enrolment, linking to their sheets. */
export const unitDestinations = (
  { AnneeAcademiqueValeur }: EnrolmentRow,
  lines: readonly ResultLine[],
): Destination[] =>
  resultsByUnit(lines).map(({ id, code, label, own, activities }) => ({
    key: `unite-${id}`,
    title: label,
    detail: NAVIGATION_TEXTS.unit(code, own?.ECTS ?? null, AnneeAcademiqueValeur),
    words: [code, ...activities.map((line) => line.ActiviteApprentissageLibelle)].join(' '),
    icon: 'graduation-cap',
    to: `/ficheUE/${id}`,
  }));

const STATES: Record<RequiredDocument['Statut'], string> = {
  demande: NAVIGATION_TEXTS.handIn,
  recu: NAVIGATION_TEXTS.handedIn,
  refuse: NAVIGATION_TEXTS.refused,
  accepte: NAVIGATION_TEXTS.accepted,
};

/** Documents that the school requires. */
export const requiredDestinations = (documents: readonly RequiredDocument[]): Destination[] =>
  documents.map(({ ID, Title, Statut, Fichier }) => ({
    key: `piece-${ID}`,
    title: Title,
    detail: STATES[Statut],
    words: `${STATES[Statut]} ${Fichier ?? ''}`,
    icon: 'folder-open',
    to: '/documents',
  }));

/** Files of an enrolment. */
export const fileDestinations = (
  { InscriptionID, AnneeAcademiqueValeur }: EnrolmentRow,
  files: readonly StoredFile[],
): Destination[] =>
  files.map(({ FullName, Name, Extension }) => ({
    key: `fichier-${InscriptionID}-${FullName}`,
    title: Name,
    detail: NAVIGATION_TEXTS.file(Extension.toUpperCase(), AnneeAcademiqueValeur),
    words: AnneeAcademiqueValeur,
    icon: 'file-text',
    to: '/documents',
  }));

/** The notices of the board. */
export const noticeDestinations = (notices: readonly Notice[]): Destination[] =>
  newestFirst(notices).map(({ AnnonceID, AnnonceLibelle, AnnonceDateDebutPublication }) => ({
    key: noticeAnchor(AnnonceID),
    title: AnnonceLibelle,
    detail: NAVIGATION_TEXTS.notice(formatInstantDay(AnnonceDateDebutPublication)),
    words: '',
    icon: 'pin',
    to: `/valves#${noticeAnchor(AnnonceID)}`,
  }));

/** Removes duplicates (unit taken again, file of the same name): the newest year wins. */
export const dedupe = (destinations: readonly Destination[]): Destination[] =>
  [...new Map([...destinations].reverse().map((one) => [one.key, one])).values()].reverse();
