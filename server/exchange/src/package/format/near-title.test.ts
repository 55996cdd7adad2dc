import { nearTitle } from './near-title';
import { editDistance, nearest } from './nearest';

const STUDENT = [
  'EtudiantMatricule',
  'PersonnePrenom',
  'PersonneNom',
  'EtudiantPrenom2',
  'PersonneDateNaissance',
  'PersonneLieuNaissance',
  'PersonneNumRegistreNational',
  'IBANEtudiant',
  'PaysNationaliteCode',
  'EstBoursier',
];
const STAFF = ['Email', 'Prenom', 'Nom', 'Telephone', 'Local', 'Promoteur'];

test.each<[string[], string, string | null]>([
  ...[
    'Courriel',
    'E-mail',
    'e mail',
    'Mail',
    'Mél',
    'Adresse mail',
    'Adresse électronique',
    'EMAIL',
    'Emial',
  ].map((title): [string[], string, string] => [STAFF, title, 'Email']),
  ...['Tél.', 'Tel', 'Téléphone', 'GSM', 'N° de téléphone', 'Telefone'].map(
    (title): [string[], string, string] => [STAFF, title, 'Telephone'],
  ),
  [STAFF, 'Nom de famille', 'Nom'],
  [STAFF, 'Prénom', 'Prenom'],
  [STUDENT, 'Nom de famille', 'PersonneNom'],
  [STUDENT, 'Nom', 'PersonneNom'],
  [STUDENT, 'Prénom', 'PersonnePrenom'],
  ...[
    'Matricule',
    'N° étudiant',
    'Numéro d’étudiant',
    'No étudiant',
    'etudiant_matricule',
    'EtudiantMatricul',
  ].map((title): [string[], string, string] => [STUDENT, title, 'EtudiantMatricule']),
  ...['Date de naissance', 'Né le', 'Née le', 'Né(e) le', 'DDN', 'PersonneDateNaisance'].map(
    (title): [string[], string, string] => [STUDENT, title, 'PersonneDateNaissance'],
  ),
  [STUDENT, 'Lieu de naissance', 'PersonneLieuNaissance'],
  [STUDENT, 'NISS', 'PersonneNumRegistreNational'],
  [STUDENT, 'Nationalité', 'PaysNationaliteCode'],
  [STUDENT, 'IBAN', 'IBANEtudiant'],
  [STUDENT, 'Couleur des yeux', null],
  [STUDENT, '', null],
  [STUDENT, '学号', null],
])('of %j, « %s » is near %s', (titles, written, near) => {
  expect(nearTitle(written, titles)).toBe(near);
});

test('a slip is a letter more, less, other or exchanged', () => {
  expect(['dryrun', 'dry-rum', 'dry-runn', 'dr-yrun'].map((word) => editDistance(word, 'dry-run'))).toEqual([
    1, 1, 1, 1,
  ]);
  expect(nearest('--essay', ['--essai', '--retour'])).toBe('--essai');
  expect(nearest('--force', ['--essai', '--retour'])).toBeNull();
});
