import { field, type Kind, reference } from 'server-exchange/package/format/kind';
import { diplomesProposes, programmesOptions, reinscriptions } from 'server-schema';

const options: Kind = {
  name: 'programmes-options',
  title: 'Options d’un programme',
  text: 'Les unités au choix, hors des blocs, sous le titre de leur groupe.',
  table: programmesOptions,
  key: ['ProgrammeCode', 'UniteEnseignementCode'],
  references: [
    reference(programmesOptions.programmeId, 'programmes', ['ProgrammeCode']),
    reference(programmesOptions.uniteEnseignementId, 'unites', ['UniteEnseignementCode']),
  ],
  fields: {
    Groupe: field(programmesOptions.groupe, 'Titre du groupe.'),
    Ordre: field(programmesOptions.ordre, 'Rang.'),
  },
  standards: ['Course.programs (optional)', '–', 'Course.programs'],
};

const reenrolments: Kind = {
  name: 'reinscriptions',
  title: 'Réinscriptions',
  text: 'Ce que l’école demande d’un étudiant pour l’année qui vient. Ses réponses n’y sont pas.',
  table: reinscriptions,
  key: ['EtudiantMatricule'],
  references: [reference(reinscriptions.etudiantId, 'etudiants', ['EtudiantMatricule'])],
  fields: { NeedLangue3: field(reinscriptions.besoinLangue3, 'Une troisième langue est à choisir.') },
  standards: ['–', '–', '–'],
};

const proposedMasters: Kind = {
  name: 'diplomes-proposes',
  title: 'Masters proposés',
  text: 'Les masters entre lesquels un étudiant choisit en se réinscrivant.',
  table: diplomesProposes,
  key: ['EtudiantMatricule', 'DiplomeID'],
  references: [reference(diplomesProposes.etudiantId, 'etudiants', ['EtudiantMatricule'])],
  fields: {
    DiplomeID: field(diplomesProposes.diplomeId, 'Valeur de la liste DiplomeID de `parametres.csv`.'),
  },
  standards: ['–', '–', '–'],
};

/** Package kinds of programme composition. */
export const paeKinds = [options, reenrolments, proposedMasters];
