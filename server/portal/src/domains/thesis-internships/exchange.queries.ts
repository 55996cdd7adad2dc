import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  type Field,
  type FieldRules,
  field,
  type Kind,
  type KindRule,
  reference,
} from 'server-exchange/package/format/kind';
import { memoires, stages } from 'server-schema';
import { EMAIL_DOUBT } from '../shared/import-doubts';

/** The student fills these in: the school's word is the first one only. */
const first = (column: PgColumn, text: string, rules: FieldRules = {}): Field =>
  field(column, text, { ...rules, once: true });

/** The company and who stands for it. */
const company = (table: typeof stages | typeof memoires): Record<string, Field> => ({
  Organisation: first(table.organisation, 'Entreprise ou organisation.', { max: 300 }),
  NomRepresentant: first(table.nomRepresentant, 'Nom du représentant.'),
  PrenomRepresentant: first(table.prenomRepresentant, 'Prénom du représentant.'),
  FonctionRepresentant: first(table.fonctionRepresentant, 'Fonction du représentant.'),
  EmailRepresentant: first(table.emailRepresentant, 'Adresse e-mail.', { max: 320, doubt: EMAIL_DOUBT }),
  TelephoneRepresentant: first(table.telephoneRepresentant, 'Téléphone.'),
  AdresseRepresentant: first(table.adresseRepresentant, 'Rue et numéro.'),
  SuiteAdresseRepresentant: first(table.suiteAdresseRepresentant, 'Suite de l’adresse.'),
  CodePostalRepresentant: first(table.codePostalRepresentant, 'Code postal.'),
  LocaliteRepresentant: first(table.localiteRepresentant, 'Localité.'),
  PaysRepresentant: first(table.paysRepresentant, 'Pays, en toutes lettres.'),
});

/** Theses of students whose last programme has none: nobody would ever see them. */
const programmeHasThesis: KindRule = {
  breaches: (stage, other) => {
    const file = other('programmes');
    const fromFile = file
      ? `(select (to_jsonb(f) ->> 'Memoire')::boolean from ${file} f where f."ProgrammeCode" = p.code limit 1), `
      : '';
    return `select s.line, s."EtudiantMatricule" as value from ${stage} s
      join etudiants e on e.matricule = s."EtudiantMatricule"
      join lateral (select i.programme_id from inscriptions i join annees_academiques a using (annee_academique_id)
        where i.etudiant_id = e.etudiant_id order by a.debut desc, i.inscription_id desc limit 1) d on true
      join programmes p on p.programme_id = d.programme_id
      where not coalesce(${fromFile}p.memoire)`;
  },
  header: 'EtudiantMatricule',
  isRemark: true,
  why: 'le programme de cet étudiant n’a ni mémoire ni travail de fin d’études au portail',
  how: 'Retirez la ligne, ou écrivez true dans Memoire de programmes.csv.',
};

const theses: Kind = {
  name: 'memoires',
  title: 'Mémoires et travaux de fin d’études',
  text: 'Le mémoire ou le travail de fin d’études que l’école ouvre à un étudiant, avec son promoteur. Ce que l’étudiant y encode lui reste\u00a0; les fichiers n’y sont pas.',
  table: memoires,
  key: ['EtudiantMatricule'],
  references: [
    reference(memoires.etudiantId, 'etudiants', ['EtudiantMatricule']),
    reference(memoires.membrePersonnelId, 'personnel', ['PromoteurEmail'], { once: true }),
  ],
  fields: {
    SecondeSession: field(memoires.secondeSession, 'La remise en seconde session est permise.'),
    MemoireTitre: first(memoires.titre, 'Titre provisoire.', { max: 1000, lines: true }),
    MemoireEntrepriseFamiliale: first(memoires.entrepriseFamiliale, 'L’entreprise est familiale.'),
    ...company(memoires),
  },
  rules: [programmeHasThesis],
  standards: ['Result (mémoire)', '–', 'Component (thesis)'],
};

const internships: Kind = {
  name: 'stages',
  title: 'Stages',
  text: 'Le stage que l’école ouvre à un étudiant, avec l’entreprise quand elle la connaît. Il n’est ajouté qu’à qui n’en a pas\u00a0; les fichiers n’y sont pas.',
  table: stages,
  key: ['EtudiantMatricule', 'IsBACStage'],
  references: [reference(stages.etudiantId, 'etudiants', ['EtudiantMatricule'])],
  fields: {
    IsBACStage: field(stages.estBac, 'Stage de bachelier\u00a0; sinon de master.'),
    StageTheme: first(stages.theme, 'Thème.', { max: 1000, lines: true }),
    StageDateDebut: first(stages.debut, 'Premier jour.'),
    StageDateFin: first(stages.fin, 'Dernier jour.'),
    StageEntrepriseFamiliale: first(stages.entrepriseFamiliale, 'L’entreprise est familiale.'),
    StageHorsBelgique: first(stages.horsBelgique, 'Hors de Belgique.'),
    StageCommentairesDates: first(stages.commentairesDates, 'Remarque sur les dates.', {
      max: 2000,
      lines: true,
    }),
    StageContenu: first(stages.contenu, 'Contenu.', { max: 8000, lines: true }),
    StageEncodageEtudiant: first(stages.encode, 'La part de l’étudiant est faite.'),
    ...company(stages),
  },
  ownedBy: stages.etudiantId,
  standards: ['Association (stage)', '–', 'Component (internship)'],
};

/** Package kinds of theses and internships. */
export const thesisInternshipsKinds = [theses, internships];
