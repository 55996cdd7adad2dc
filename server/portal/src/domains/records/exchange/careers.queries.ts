import type { PgColumn } from 'drizzle-orm/pg-core';
import { field, type Kind, type KindRule, reference } from 'server-exchange/package/format/kind';
import { deliberations, emplois, inscriptions, parcoursAnterieurs, resultats } from 'server-schema';
import { blockOfProgramme } from './block-rule';

const STATES = ['En préparation', 'Soumis', 'À modifier', 'À signer', 'Signé', 'Validé'];
/** The student submitted or signed the annual programme on the portal: it goes its way there. */
const ACTED = {
  rows: `exists (select 1 from pae a where a.inscription_id = t.inscription_id
    and coalesce(a.soumis_le, a.decide_le, a.signe_le) is not null)`,
  why: 'l’étudiant a soumis ou signé son programme au portail',
} as const;

/** Programmes that would wait for a decision with nothing to decide: no units of them are on the portal. */
const submittedElsewhere: KindRule = {
  breaches: (stage) => `select s.line, s."StatutPAE" as value from ${stage} s
    where s."StatutPAE" in ('Soumis', 'À signer') and not exists (select 1 from inscriptions i
      join etudiants e using (etudiant_id) join annees_academiques y using (annee_academique_id)
      join programmes p using (programme_id) join pae_unites u using (inscription_id)
      where e.matricule = s."EtudiantMatricule" and y.valeur = s."AnneeAcademiqueValeur"
        and p.code = s."ProgrammeCode" and u.selection)`,
  header: 'StatutPAE',
  needs: ['StatutPAE'],
  isRemark: true,
  why: 'le portail n’a pas les unités de ce programme\u00a0: personne ne peut y donner suite',
  how: 'Écrivez En préparation, et l’étudiant le compose au portail, ou Validé s’il est réglé chez vous.',
};

/** Programmes to compose of which neither the package nor the portal has a unit: the student would find nothing. */
const withoutUnits: KindRule = {
  breaches: (stage, other) => {
    const units = other('programmes-unites');
    const options = other('programmes-options');
    const inFile = [
      units &&
        `select 1 from ${units} f where f."ProgrammeCode" = s."ProgrammeCode" and (to_jsonb(f) ->> 'Bloc')::integer <= s."Bloc"`,
      options && `select 1 from ${options} f where f."ProgrammeCode" = s."ProgrammeCode"`,
    ].filter((select) => select !== null);
    return `select s.line, s."StatutPAE" as value from ${stage} s
      where s."StatutPAE" in ('En préparation', 'À modifier')
        and not exists (select 1 from programmes p join programmes_unites u using (programme_id)
          where p.code = s."ProgrammeCode" and u.bloc <= s."Bloc")
        and not exists (select 1 from programmes p join programmes_options o using (programme_id)
          where p.code = s."ProgrammeCode")
        ${inFile.map((select) => `and not exists (${select})`).join(' ')}`;
  },
  header: 'StatutPAE',
  needs: ['StatutPAE', 'ProgrammeCode', 'Bloc'],
  isRemark: true,
  why: 'ce programme n’a pas d’unité jusqu’à ce bloc\u00a0: l’étudiant n’a rien à composer',
  how: 'Ajoutez ses unités à programmes-unites.csv, ou écrivez Validé s’il est réglé chez vous.',
};

const PROGRAMME_STATE = [
  'État du programme annuel\u00a0; vide\u00a0: En préparation.',
  'En préparation ou À modifier\u00a0: l’étudiant le compose au portail, pendant la période AccesReinscription, dans l’année en cours, une fois sa réinscription terminée (EtapeReinscription vide), si le programme a des unités jusqu’à son bloc (`programmes-unites.csv`) ou, en dernier bloc, des options.',
  'Signé ou Validé\u00a0: réglé chez vous\u00a0; examens, groupes, commandes et stages s’ouvrent.',
  'Celui de l’école vaut tant que l’étudiant n’a rien soumis ni signé au portail\u00a0; ensuite le portail le fait avancer.',
].join(' ');

const ENROLMENT = ['EtudiantMatricule', 'AnneeAcademiqueValeur', 'ProgrammeCode'];

export const enrolments: Kind = {
  name: 'inscriptions',
  title: 'Inscriptions',
  text: 'Un étudiant dans un bloc d’un programme, pour une année.',
  table: inscriptions,
  key: ENROLMENT,
  references: [
    reference(inscriptions.etudiantId, 'etudiants', ['EtudiantMatricule']),
    reference(inscriptions.anneeAcademiqueId, 'annees', ['AnneeAcademiqueValeur']),
    reference(inscriptions.programmeId, 'programmes', ['ProgrammeCode']),
  ],
  fields: {
    Bloc: field(inscriptions.bloc, 'De 1 au nombre de blocs du programme, 6 au plus.', { range: [1, 6] }),
    NiveauCoursLibelle: field(
      inscriptions.niveauCoursLibelle,
      'Ce qui est affiché\u00a0: «\u00a0Bachelier, bloc 2\u00a0».',
    ),
    Modalite: field(inscriptions.modalite, 'Horaire de jour ou décalé.'),
    StatutPAE: field(inscriptions.statutPae, PROGRAMME_STATE, { choices: STATES, keptWhere: ACTED }),
    PAESigneLe: field(inscriptions.paeSigneLe, 'Signature d’un programme composé hors du portail.'),
    PAEValideLe: field(inscriptions.paeValideLe, 'Validation d’un programme composé hors du portail.'),
    ECTSIncompletDemandeEtudiant: field(
      inscriptions.ectsIncompletDemandeEtudiant,
      'Moins de crédits à la demande de l’étudiant.',
    ),
    TP: field(inscriptions.tp, 'Groupe affiché avec l’inscription.'),
    Serie: field(
      inscriptions.serie,
      'Série de ses travaux pratiques\u00a0; vide\u00a0: les groupes ouverts à tous.',
    ),
  },
  rules: [blockOfProgramme, submittedElsewhere, withoutUnits],
  standards: ['Association (programme)', 'enrollments.csv', 'ProgramOfferingAssociation'],
};

/** A word in place of a mark that the portal has nowhere yet, and that does not look like those of schools. */
const unusualWord = (header: string): KindRule => ({
  breaches: (stage) => `select s.line, s."${header}" as value from ${stage} s
    where s."${header}" ~ '^[^-0-9]' and (s."${header}" <> upper(s."${header}") or length(s."${header}") > 4)
      and s."${header}" <> all (array(select mot_partiel from resultats where mot_partiel is not null
        union select mot_session1 from resultats where mot_session1 is not null
        union select mot_session2 from resultats where mot_session2 is not null
        union select mot_session3 from resultats where mot_session3 is not null))`,
  header,
  needs: [header],
  isRemark: true,
  why: 'ce mot tient lieu de note, et le portail ne l’a encore jamais lu',
  how: 'Corrigez-le si c’est une faute de frappe, ABS par exemple\u00a0; sinon il s’affiche tel quel.',
});

const mark = (column: PgColumn, orWord: PgColumn, what: string) =>
  field(
    column,
    `${what}, de 0 à 20, ou le mot de l’école quand il n’y en a pas\u00a0: ABS, CM, PP. \`parametres.csv\` en dit le sens (MotDeNote).`,
    {
      orWord,
      range: [0, 20],
    },
  );

export const results: Kind = {
  name: 'resultats',
  title: 'Résultats',
  text: 'Les notes sur 20 d’une activité, ou de l’unité elle-même quand l’activité est vide.',
  table: resultats,
  key: [...ENROLMENT, 'UniteEnseignementCode', 'ActiviteApprentissageCode'],
  mayLack: ['ActiviteApprentissageCode'],
  references: [
    reference(resultats.inscriptionId, 'inscriptions', ENROLMENT),
    reference(resultats.uniteEnseignementId, 'unites', ['UniteEnseignementCode']),
    reference(resultats.activiteApprentissageId, 'activites', ['ActiviteApprentissageCode']),
  ],
  fields: {
    GroupeActiviteApprentissageCode: field(resultats.groupeCode, 'Groupe suivi.', { max: 40 }),
    ResultatEtudiantResultatPartiel: mark(resultats.partiel, resultats.motPartiel, 'Note partielle'),
    ResultatEtudiantResultatSession1: mark(resultats.session1, resultats.motSession1, 'Note de janvier'),
    ResultatEtudiantResultatSession2: mark(resultats.session2, resultats.motSession2, 'Note de juin'),
    ResultatEtudiantResultatSession3: mark(resultats.session3, resultats.motSession3, 'Note de septembre'),
    ProgrammeEtudiantDispense: field(resultats.dispense, 'Dispense.'),
    ProgrammeEtudiantTransfertResultat: field(resultats.transfert, 'Note transférée d’un autre diplôme.'),
    ProgrammeEtudiantReportResultat: field(resultats.report, 'Note reportée d’une session précédente.'),
    ProgrammeEtudiantResultatFinal: field(resultats.final, 'La note est définitive.'),
    Q1: field(resultats.q1, 'Au premier quadrimestre.'),
    Q2: field(resultats.q2, 'Au second.'),
    ECTS: field(resultats.ects, 'Crédits de l’unité\u00a0; vide pour une activité.'),
  },
  rules: [
    unusualWord('ResultatEtudiantResultatPartiel'),
    unusualWord('ResultatEtudiantResultatSession1'),
    unusualWord('ResultatEtudiantResultatSession2'),
    unusualWord('ResultatEtudiantResultatSession3'),
  ],
  standards: ['Result', 'results.csv', 'Result'],
};

export const juryDecisions: Kind = {
  name: 'deliberations',
  title: 'Délibérations',
  text: 'Ce que le jury a décidé à une session.',
  table: deliberations,
  key: [...ENROLMENT, 'SessionNumero'],
  references: [
    reference(deliberations.inscriptionId, 'inscriptions', ENROLMENT),
    reference(deliberations.sessionId, 'sessions', ['AnneeAcademiqueValeur', 'SessionNumero']),
  ],
  fields: {
    Date: field(deliberations.date, 'Jour de la délibération.'),
    DecisionJury: field(deliberations.decisionJury, 'Décision, telle qu’elle est affichée.'),
    Grade: field(deliberations.grade, 'Mention.'),
    InscriptionMoyenneGenerale: field(deliberations.moyenneGenerale, 'Moyenne sur 20.', { range: [0, 20] }),
    InscriptionTotalCredits: field(deliberations.totalCredits, 'Crédits acquis.'),
    Diplome: field(deliberations.diplome, 'Le cycle se termine par cette délibération.'),
  },
  standards: ['Result (programme)', '–', 'ProgramOfferingAssociation.result'],
};

/** Years are kept as numbers. */
const YEARS = { range: [1900, 2199] } as const;
const CAREER = ['EtudiantMatricule', 'AnneeDebut'] as const;

export const priorCareers: Kind = {
  name: 'parcours-anterieurs',
  title: 'Études antérieures',
  text: 'Ce qu’un étudiant a étudié ailleurs avant.',
  table: parcoursAnterieurs,
  key: [...CAREER, 'ParcoursAnterieurLibelle', 'Etablissement'],
  references: [reference(parcoursAnterieurs.etudiantId, 'etudiants', ['EtudiantMatricule'])],
  fields: {
    AnneeDebut: field(parcoursAnterieurs.anneeDebut, 'Année de début.', YEARS),
    ParcoursAnterieurLibelle: field(parcoursAnterieurs.libelle, 'Études.', { max: 300 }),
    Etablissement: field(parcoursAnterieurs.etablissement, 'Établissement.', { max: 300 }),
    AnneeFin: field(parcoursAnterieurs.anneeFin, 'Année de fin\u00a0; vide\u00a0: une seule année.', YEARS),
    Issue: field(parcoursAnterieurs.issue, '«\u00a0Réussi\u00a0», «\u00a0Non terminé\u00a0».'),
  },
  standards: ['–', '–', 'Association (externe)'],
};

export const jobs: Kind = {
  name: 'emplois',
  title: 'Emplois',
  text: 'Les emplois qu’un étudiant a déclarés.',
  table: emplois,
  key: [...CAREER, 'EmploiLibelle', 'Employeur'],
  references: [reference(emplois.etudiantId, 'etudiants', ['EtudiantMatricule'])],
  fields: {
    AnneeDebut: field(emplois.anneeDebut, 'Année de début.', YEARS),
    EmploiLibelle: field(emplois.libelle, 'Fonction.', { max: 300 }),
    Employeur: field(emplois.employeur, 'Employeur.', { max: 300 }),
    AnneeFin: field(emplois.anneeFin, 'Année de fin\u00a0; vide\u00a0: il y est encore.', YEARS),
  },
  standards: ['–', '–', '–'],
};
