import { field, type Kind, reference } from 'server-exchange/package/format/kind';
import { activitesApprentissage, programmes, programmesUnites, unitesEnseignement } from 'server-schema';
import { blockOfProgramme } from './block-rule';

export const studyProgrammes: Kind = {
  name: 'programmes',
  title: 'Programmes d’études',
  text: 'Les programmes (sections) de l’école. Un programme coorganisé s’écrit comme un autre\u00a0: l’autre établissement se dit dans son Libelle, «\u00a0Master en santé publique (avec l’Université du Nord)\u00a0», et ses unités données là-bas sont des unités de cette école.',
  table: programmes,
  key: ['ProgrammeCode'],
  fields: {
    ProgrammeCode: field(programmes.code, 'Code de l’école.', { max: 40 }),
    Libelle: field(programmes.libelle, 'Intitulé.'),
    Cycle: field(
      programmes.cycle,
      'Le mot de l’école, tel qu’il est affiché\u00a0: «\u00a0bachelier\u00a0», «\u00a0master\u00a0», «\u00a0spécialisation\u00a0», «\u00a0AESS\u00a0».',
      { max: 60 },
    ),
    Blocs: field(programmes.blocs, 'Nombre de blocs, de 1 à 6.', { range: [1, 6] }),
    Sigle: field(
      programmes.sigle,
      'Devant le bloc dans le nom d’une année d’études\u00a0: B dans B2. Vide\u00a0: la première lettre du cycle.',
      { pattern: /^[^\s\d,]{1,6}$/, example: 'B' },
    ),
    Credits: field(
      programmes.credits,
      'Crédits du programme entier, de 30 à 300\u00a0; vide\u00a0: 60 par bloc.',
      { range: [30, 300] },
    ),
    VenteSyllabus: field(programmes.venteSyllabus, 'Ses étudiants commandent leurs syllabus au portail.'),
    InscriptionSession: field(
      programmes.inscriptionSession,
      'Ses étudiants s’inscrivent eux-mêmes à une session d’examens.',
    ),
    GroupesTP: field(programmes.groupesTp, 'Ses étudiants choisissent leurs groupes de travaux pratiques.'),
    Memoire: field(
      programmes.memoire,
      'Le dernier bloc a un mémoire ou un travail de fin d’études, qui se remet au portail.',
    ),
    PremierBlocStage: field(
      programmes.premierBlocStage,
      'Premier bloc qui a des stages\u00a0; 0\u00a0: aucun\u00a0; vide\u00a0: le deuxième, ou le seul.',
      { range: [0, 6] },
    ),
    ResteCyclePrecedent: field(
      programmes.resteCyclePrecedent,
      'Les unités qui restent d’un cycle précédent se prennent avec les siennes.',
    ),
  },
  standards: ['EducationSpecification (programme)', 'courses.csv (schoolYear vide)', 'Program'],
};

export const units: Kind = {
  name: 'unites',
  title: 'Unités d’enseignement',
  text: 'Les unités d’enseignement, quel que soit le programme qui les offre.',
  table: unitesEnseignement,
  key: ['UniteEnseignementCode'],
  fields: {
    UniteEnseignementCode: field(unitesEnseignement.code, 'Code de l’école.', { max: 40 }),
    UniteEnseignementLibelle: field(unitesEnseignement.libelle, 'Intitulé.', { max: 300 }),
    UniteEnseignementNombreECTS: field(unitesEnseignement.ects, 'Crédits, plus que zéro.'),
    UniteEnseignementNombreHeures: field(unitesEnseignement.heures, 'Heures.', { range: [0, 9999] }),
    UniteEnseignementCoursEnAnglais: field(unitesEnseignement.coursEnAnglais, 'Donnée en anglais.'),
    Q1: field(unitesEnseignement.q1, 'Donnée au premier quadrimestre.'),
    Q2: field(unitesEnseignement.q2, 'Donnée au second\u00a0; l’un des deux au moins.'),
  },
  standards: ['Course', 'courses.csv', 'Course'],
};

export const activities: Kind = {
  name: 'activites',
  title: 'Activités d’apprentissage',
  text: 'Les parties d’une unité\u00a0: théorie, exercices, laboratoires.',
  table: activitesApprentissage,
  key: ['ActiviteApprentissageCode'],
  references: [reference(activitesApprentissage.uniteEnseignementId, 'unites', ['UniteEnseignementCode'])],
  fields: {
    ActiviteApprentissageCode: field(activitesApprentissage.code, 'Code de l’école.', { max: 40 }),
    ActiviteApprentissageLibelle: field(activitesApprentissage.libelle, 'Intitulé.', { max: 300 }),
    Heures: field(activitesApprentissage.heures, 'Heures.', { range: [0, 9999] }),
    Q1: field(activitesApprentissage.q1, 'Donnée au premier quadrimestre.'),
    Q2: field(activitesApprentissage.q2, 'Donnée au second.'),
  },
  standards: ['CourseComponent', 'classes.csv', 'Component'],
};

export const programmeUnits: Kind = {
  name: 'programmes-unites',
  title: 'Unités d’un programme',
  text: 'La place d’une unité dans un programme.',
  table: programmesUnites,
  key: ['ProgrammeCode', 'UniteEnseignementCode'],
  references: [
    reference(programmesUnites.programmeId, 'programmes', ['ProgrammeCode']),
    reference(programmesUnites.uniteEnseignementId, 'unites', ['UniteEnseignementCode']),
  ],
  fields: {
    Bloc: field(programmesUnites.bloc, 'Bloc, à partir de 1.', { range: [1, 6] }),
    Ordre: field(programmesUnites.ordre, 'Rang dans le bloc.'),
  },
  rules: [blockOfProgramme],
  standards: ['Course.programs', '–', 'Course.programs'],
};
