import type { documents } from 'server-schema';
import { formatDay } from 'shared-contract/base/dates';
import { formatCents } from 'shared-contract/base/format';
import { formatCredits } from 'shared-contract/base/french';
import type {
  DeskColleague,
  DeskItem,
  DeskKind,
  DeskProgramme,
  DeskRow,
} from 'shared-contract/gestion/answers';
import type { findDecisions } from './decisions.queries';
import type { Detail } from './details.queries';
import type { RequestRow } from './item.queries';
import { reviewName } from './kinds/stage.kind';
import type { WaitingRow } from './queue.queries';

const absent = (objet: string): string => {
  const [debut = '', fin = ''] = objet.split('/');
  return debut === fin
    ? `Absence du ${formatDay(debut)}`
    : `Absence du ${formatDay(debut)} au ${formatDay(fin)}`;
};

const WORDS_IN_A_ROW = 80;

/** The student's words on one line, cut where they are long: the request has them all. */
const quoted = (words: string): string => {
  const line = words.replaceAll(/\s+/g, ' ').trim();
  const cut = line.length > WORDS_IN_A_ROW ? `${line.slice(0, WORDS_IN_A_ROW - 1).trimEnd()}…` : line;
  return `«\u00a0${cut}\u00a0»`;
};

const internship = (objet: string): string => {
  const [quoi = '', ...place] = objet.split('/');
  const where = place.join('/').trim();
  return where === '' ? reviewName(quoi) : `${reviewName(quoi)}, ${where}`;
};

const OBJECTS: Readonly<Record<DeskKind, (objet: string) => string>> = {
  document: (objet) => objet,
  absence: absent,
  intervention: (objet) => `Intervention demandée, ${formatCents(Number(objet))} de syllabus`,
  pae: (objet) => `Programme annuel, ${formatCredits(Number(objet))}`,
  signature: quoted,
  stage: internship,
  pai: () => 'Plan d’accompagnement à préparer',
};

const at = (instant: Date | string): string => new Date(instant).toISOString();

type Held = Pick<WaitingRow, 'compte_id' | 'nom_compte' | 'fonction'>;

const toHolder = ({ compte_id, nom_compte, fonction }: Held): DeskRow['AttribueeA'] =>
  compte_id === null || nom_compte === null
    ? null
    : { CompteID: compte_id, Nom: nom_compte, Fonction: fonction };

/** A line of the queue. */
export const toRow = (row: WaitingRow): DeskRow => ({
  Genre: row.genre,
  ID: row.id,
  EtudiantMatricule: row.matricule,
  Nom: row.nom,
  Prenom: row.prenom,
  Objet: OBJECTS[row.genre](row.objet),
  Section: `${row.code} ${row.annee_etude}`,
  Depuis: at(row.depuis),
  DocumentID: row.document_id,
  Version: row.version,
  AttribueeA: toHolder(row),
});

type Past = Awaited<ReturnType<typeof findDecisions>>[number];

const toPast = ({ issue, texte, decideLe, par, repriseLe }: Past): DeskItem['Historique'][number] => ({
  Issue: issue === 'accepte' || issue === 'refuse' ? issue : 'repondu',
  Texte: texte,
  Le: at(decideLe),
  Par: par,
  RepriseLe: repriseLe && at(repriseLe),
});

const toPiece = (file: typeof documents.$inferSelect | null): DeskItem['Piece'] =>
  file && {
    DocumentID: file.documentId,
    Nom: `${file.nom}.${file.extension}`,
    Type: file.typeContenu,
    Taille: file.taille,
  };

export interface ItemParts {
  row: RequestRow;
  file: typeof documents.$inferSelect | null;
  details: Detail[];
  programme: DeskProgramme | null;
  plan: DeskItem['Plan'];
  history: Past[];
  /** Staff who may decide the request. */
  colleagues: DeskColleague[];
  others: Pick<RequestRow, 'genre' | 'id' | 'objet' | 'depuis'>[];
}

/** One request with its student's context. */
export const toItem = ({
  row,
  file,
  details,
  programme,
  plan,
  history,
  colleagues,
  others,
}: ItemParts): DeskItem => ({
  Genre: row.genre,
  ID: row.id,
  Objet: OBJECTS[row.genre](row.objet),
  Details: details.map(({ libelle, valeur }) => ({ Libelle: libelle, Valeur: valeur })),
  Programme: programme,
  Plan: plan,
  Depuis: at(row.depuis),
  Version: row.version,
  Attend: row.attend,
  AttribueeA: toHolder(row),
  Collegues: colleagues,
  Piece: toPiece(file),
  Etudiant: {
    Matricule: row.matricule,
    Nom: row.nom,
    Prenom: row.prenom,
    Prenoms: row.prenoms,
    DateNaissance: row.date_naissance,
    Nationalite: row.nationalite,
    Niveau: row.niveau_cours_libelle,
    Annee: row.annee,
    Programme: row.libelle,
  },
  Historique: history.map(toPast),
  Autres: others.map((one) => ({
    Genre: one.genre,
    ID: one.id,
    Objet: OBJECTS[one.genre](one.objet),
    Depuis: at(one.depuis),
  })),
});
