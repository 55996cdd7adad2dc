import { field, type Kind, type KindRule, reference } from 'server-exchange/package/format/kind';
import { examens, groupesTp, proclamations, remediations, remediationsIntervalles } from 'server-schema';

const HOUR = { hour: true } as const;

/** Exams on a day that their session, as the package or the portal says, does not have. */
const inItsSession: KindRule = {
  breaches: (stage, other) => {
    const file = other('sessions');
    const same =
      'f."AnneeAcademiqueValeur" = s."AnneeAcademiqueValeur" and f."SessionNumero" = s."SessionNumero"';
    const day = (name: string, column: string): string =>
      file ? `coalesce((to_jsonb(f) ->> '${name}')::date, p.${column})` : `p.${column}`;
    return `select s.line, s."ExamenDate"::text as value from ${stage} s
      ${file ? `left join ${file} f on ${same}` : ''}
      left join (select a.valeur, x.numero, x.debut, x.fin from sessions_examens x
        join annees_academiques a using (annee_academique_id)) p
        on p.valeur = s."AnneeAcademiqueValeur" and p.numero = s."SessionNumero"
      where s."ExamenDate" < ${day('Debut', 'debut')} or s."ExamenDate" > ${day('Fin', 'fin')}`;
  },
  header: 'ExamenDate',
  needs: ['ExamenDate'],
  isRemark: true,
  why: 'ce jour n’est pas dans la session',
  how: 'Corrigez ExamenDate, ou la session dans sessions.csv.',
};

const exams: Kind = {
  name: 'examens',
  title: 'Examens',
  text: 'Quand et où une activité est examinée dans une session.',
  table: examens,
  key: ['AnneeAcademiqueValeur', 'SessionNumero', 'ActiviteApprentissageCode'],
  references: [
    reference(examens.sessionId, 'sessions', ['AnneeAcademiqueValeur', 'SessionNumero']),
    reference(examens.activiteApprentissageId, 'activites', ['ActiviteApprentissageCode']),
  ],
  fields: {
    ExamenDate: field(examens.date, 'Jour.'),
    ExamenHeureDebut: field(examens.heureDebut, 'Début, heure de Bruxelles.', HOUR),
    ExamenHeureFin: field(examens.heureFin, 'Fin\u00a0; les deux heures ou aucune.', HOUR),
    ExamenLocal: field(examens.local, 'Local.'),
  },
  rules: [inItsSession],
  standards: ['LearningComponent (examen)', 'lineItems.csv', 'Component (test), offering'],
};

const groups: Kind = {
  name: 'groupes-tp',
  title: 'Groupes de travaux pratiques',
  text: 'Les groupes d’une activité, leur créneau et leur capacité, qui n’est jamais sous les places prises.',
  table: groupesTp,
  key: ['ActiviteApprentissageCode', 'Serie', 'GroupeActiviteApprentissageCode'],
  mayLack: ['Serie'],
  references: [reference(groupesTp.activiteApprentissageId, 'activites', ['ActiviteApprentissageCode'])],
  fields: {
    Serie: field(groupesTp.serie, 'Série à laquelle il est ouvert\u00a0; vide\u00a0: à qui n’en a pas.'),
    GroupeActiviteApprentissageCode: field(groupesTp.code, 'Code\u00a0: «\u00a0TP2\u00a0».', { max: 40 }),
    Libelle: field(groupesTp.libelle, 'Ce qui est affiché\u00a0: «\u00a0Groupe 2\u00a0».'),
    Horaire: field(groupesTp.horaire, 'Ce qui est affiché\u00a0: jour, heures, local.'),
    Jour: field(groupesTp.jour, '1 lundi à 7 dimanche\u00a0; jour, début et fin, ou aucun.', {
      range: [1, 7],
    }),
    Debut: field(groupesTp.debut, 'Début.', HOUR),
    Fin: field(groupesTp.fin, 'Fin.', HOUR),
    Capacite: field(groupesTp.capacite, 'Places.', { range: [0, 32_767] }),
  },
  standards: ['LearningGroup', 'classes.csv', 'Group'],
};

const sessionsOfHelp: Kind = {
  name: 'remediations',
  title: 'Remédiations',
  text: 'Les séances d’aide\u00a0; sans unité, elles sont ouvertes à tous les inscrits.',
  table: remediations,
  key: ['RemediationCode'],
  references: [reference(remediations.uniteEnseignementId, 'unites', ['UniteEnseignementCode'])],
  fields: {
    RemediationCode: field(remediations.code, 'Code de l’école.', { max: 40 }),
    RemediationLibelleLong: field(remediations.libelle, 'Intitulé.', { max: 300 }),
    RemediationQuadrimestre: field(remediations.quadrimestre, 'Quadrimestre.'),
    RemediationPublicCible: field(remediations.publicCible, 'À qui elles s’adressent.', { max: 500 }),
  },
  standards: ['–', '–', 'Course (non diplômante)'],
};

const daysOfHelp: Kind = {
  name: 'remediations-jours',
  title: 'Jours de remédiation',
  text: 'Quand une remédiation a lieu.',
  table: remediationsIntervalles,
  key: ['RemediationCode', 'Debut'],
  references: [reference(remediationsIntervalles.remediationId, 'remediations', ['RemediationCode'])],
  fields: {
    Debut: field(remediationsIntervalles.debut, 'Premier jour.'),
    Fin: field(remediationsIntervalles.fin, 'Dernier jour, pas avant le premier.'),
    HeureDebut: field(
      remediationsIntervalles.heureDebut,
      'Début, heure de Bruxelles, d’une séance d’un seul jour.',
      HOUR,
    ),
    HeureFin: field(remediationsIntervalles.heureFin, 'Fin\u00a0; les deux heures ou aucune.', HOUR),
  },
  standards: ['–', '–', 'CourseOffering.startDate, endDate'],
};

const ceremonies: Kind = {
  name: 'proclamations',
  title: 'Proclamations',
  text: 'La cérémonie de qui a terminé son cycle dans une année.',
  table: proclamations,
  key: ['AnneeAcademiqueValeur'],
  references: [reference(proclamations.anneeAcademiqueId, 'annees', ['AnneeAcademiqueValeur'])],
  fields: {
    ProclamationLibelle: field(proclamations.libelle, 'Intitulé.'),
    ProclamationDateHeure: field(proclamations.dateHeure, 'Quand elle commence.'),
    ProclamationLieu: field(proclamations.lieu, 'Où.'),
  },
  standards: ['–', '–', '–'],
};

/** Package kinds of exams, groups, remediation and ceremonies. */
export const examsEventsKinds = [exams, groups, sessionsOfHelp, daysOfHelp, ceremonies];
