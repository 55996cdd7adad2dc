import { field, type Kind, type KindRule, reference } from 'server-exchange/package/format/kind';
import { adresses, etudiants, membresPersonnel, moyensContact, responsables } from 'server-schema';
import { searchKey } from 'shared-contract/base/search-text';
import { EMAIL_USAGE } from 'shared-contract/contacts/usages';
import { BIRTH_DOUBT, EMAIL_DOUBT, IBAN_DOUBT, NATIONAL_NUMBER_DOUBT } from '../../shared/import-doubts';
import { searchDocument } from '../../shared/people/search-document';
import { blockOfProgramme } from './block-rule';

const NAMES = ['EtudiantMatricule', 'PersonneNom', 'PersonnePrenom'];

export const students: Kind = {
  name: 'etudiants',
  title: 'Étudiants',
  text: 'Les personnes. Un étudiant sans compte en reçoit un, dont l’identifiant est son matricule.',
  table: etudiants,
  key: ['EtudiantMatricule'],
  references: [
    reference(etudiants.paysNaissanceId, 'pays', ['PaysNaissanceCode']),
    reference(etudiants.paysNationaliteId, 'pays', ['PaysNationaliteCode']),
  ],
  fields: {
    EtudiantMatricule: field(etudiants.matricule, 'Matricule, six à huit chiffres.', {
      pattern: /^\d{6,8}$/,
      example: '230101',
    }),
    PersonnePrenom: field(etudiants.prenom, 'Prénom\u00a0; vide pour qui n’a qu’un nom.'),
    PersonneNom: field(etudiants.nom, 'Nom.'),
    EtudiantPrenom2: field(etudiants.prenom2, 'Deuxième prénom.'),
    AutresPrenoms: field(etudiants.autresPrenoms, 'Autres prénoms.'),
    PersonneDateNaissance: field(etudiants.dateNaissance, 'Date de naissance.', { doubt: BIRTH_DOUBT }),
    PersonneLieuNaissance: field(etudiants.lieuNaissance, 'Lieu de naissance.'),
    EtatCivil: field(etudiants.etatCivil, 'État civil.'),
    PersonneNumPieceIdentite: field(etudiants.numPieceIdentite, 'Numéro de la pièce d’identité.'),
    PersonneValiditePieceIdentite: field(etudiants.validitePieceIdentite, 'Validité de la pièce d’identité.'),
    PersonneNumRegistreNational: field(etudiants.numRegistreNational, 'Numéro national, sans séparateur.', {
      pattern: /^\d{11}$/,
      separators: /[\s.-]/g,
      example: '04021512339',
      doubt: NATIONAL_NUMBER_DOUBT,
    }),
    IBANEtudiant: field(etudiants.iban, 'Compte bancaire, sans espace.', {
      separators: /[\s.-]/g,
      pattern: /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/,
      example: 'BE68539007547034',
      doubt: IBAN_DOUBT,
    }),
    BanqueTitulaireCompte: field(etudiants.titulaireCompte, 'Titulaire du compte.'),
    EstBoursier: field(etudiants.estBoursier, 'Boursier.'),
    Financable: field(etudiants.financable, 'Finançable\u00a0; sinon la réinscription est refusée.'),
    MinervalRegle: field(
      etudiants.minervalRegle,
      'Minerval réglé\u00a0; sinon le relevé de notes est retenu.',
    ),
    EtapeReinscription: field(
      etudiants.etapeReinscription,
      'Prochaine étape de la réinscription, 0 à 5\u00a0; vide\u00a0: elle est terminée, et l’étudiant compose son programme annuel (StatutPAE d’`inscriptions.csv`). Sans cette colonne\u00a0: 0.',
      { range: [0, 5], once: true },
    ),
  },
  derived: [
    {
      column: etudiants.nomRecherche,
      from: ['PersonneNom'],
      of: ({ PersonneNom = '' }) => searchKey(PersonneNom),
    },
    {
      column: etudiants.prenomRecherche,
      from: ['PersonnePrenom'],
      of: ({ PersonnePrenom = '' }) => searchKey(PersonnePrenom),
    },
    {
      column: etudiants.recherche,
      from: NAMES,
      of: ({ PersonneNom: nom = '', PersonnePrenom: prenom = '', EtudiantMatricule: matricule = '' }) =>
        searchDocument({ nom, prenom, matricule }),
    },
  ],
  after: [
    `insert into comptes (identifiant, roles, etudiant_id)
     select matricule, '{student}', etudiant_id from etudiants e
     where e.efface_le is null and not exists (select 1 from comptes c where c.etudiant_id = e.etudiant_id or c.identifiant = e.matricule)`,
  ],
  standards: ['Person', 'users.csv, demographics.csv', 'Person'],
};

export const addresses: Kind = {
  name: 'adresses',
  title: 'Adresses',
  text: 'Les adresses d’un étudiant. Il les tient lui-même à jour\u00a0: elles ne sont ajoutées que s’il n’en a aucune.',
  table: adresses,
  key: ['EtudiantMatricule', 'TypeAdresse'],
  references: [
    reference(adresses.etudiantId, 'etudiants', ['EtudiantMatricule']),
    reference(adresses.typeAdresseId, 'types-adresse', ['TypeAdresse']),
    reference(adresses.paysId, 'pays', ['PaysCode'], { once: true }),
  ],
  fields: {
    AdresseLigne1: field(adresses.ligne1, 'Rue et numéro.', { once: true }),
    AdresseLigne2: field(adresses.ligne2, 'Suite.', { once: true }),
    AdresseCodePostal: field(adresses.codePostal, 'Code postal.', { once: true }),
    AdresseLocalite: field(adresses.localite, 'Localité.', { once: true }),
    AdresseEtat: field(adresses.etat, 'État ou province.', { once: true }),
  },
  ownedBy: adresses.etudiantId,
  standards: ['Person.addresses', '–', 'Person.address'],
};

/** Values of an e-mail type, as the package or the portal says, that are no address. */
const emailOfContact: KindRule = {
  breaches: (stage, other) => {
    const file = other('types-contact');
    const fromFile = file
      ? `(select to_jsonb(f) ->> 'Usage' from ${file} f where f."TypeMoyenContact" = s."TypeMoyenContact" limit 1), `
      : '';
    return `select s.line, s."MoyenContactValeur" as value from ${stage} s
      where s."MoyenContactValeur" !~ '^[^[:space:]@]+@[^[:space:]@]+$' and coalesce(${fromFile}
        (select t.usage from types_moyen_contact t where t.libelle = s."TypeMoyenContact")) = '${EMAIL_USAGE}'`;
  },
  header: 'MoyenContactValeur',
  isRemark: true,
  why: EMAIL_DOUBT.why,
  how: EMAIL_DOUBT.how,
};

export const contactMeans: Kind = {
  name: 'contacts',
  title: 'Moyens de contact',
  text: 'Les moyens de contact d’un étudiant. Il les tient lui-même à jour\u00a0: ils ne sont ajoutés que s’il n’en a aucun. Le portail écrit à sa première adresse e-mail.',
  table: moyensContact,
  // An address that nobody proved would count as the school's where it is imported.
  only: 'not t.a_confirmer',
  key: ['EtudiantMatricule', 'TypeMoyenContact', 'MoyenContactValeur'],
  references: [
    reference(moyensContact.etudiantId, 'etudiants', ['EtudiantMatricule']),
    reference(moyensContact.typeMoyenContactId, 'types-contact', ['TypeMoyenContact']),
  ],
  fields: {
    MoyenContactValeur: field(moyensContact.valeur, 'Adresse ou numéro.', { max: 320 }),
    QualificationMoyenContact: field(
      moyensContact.qualification,
      'Le mot de l’école, tel qu’il est affiché\u00a0: «\u00a0privé\u00a0», «\u00a0école\u00a0».',
      { once: true },
    ),
  },
  rules: [emailOfContact],
  ownedBy: moyensContact.etudiantId,
  standards: ['Person.contactInfo', 'users.csv, email, phone', 'Person.mail, telephoneNumber'],
};

export const staffMembers: Kind = {
  name: 'personnel',
  title: 'Membres du personnel',
  text: 'Gestionnaires, coordination et promoteurs que rencontrent les étudiants.',
  table: membresPersonnel,
  key: ['Email'],
  fields: {
    Email: field(membresPersonnel.email, 'Adresse e-mail de l’école.', { max: 320, doubt: EMAIL_DOUBT }),
    Prenom: field(membresPersonnel.prenom, 'Prénom.'),
    Nom: field(membresPersonnel.nom, 'Nom.'),
    Telephone: field(membresPersonnel.telephone, 'Téléphone.'),
    Local: field(membresPersonnel.local, 'Bureau.'),
    Promoteur: field(membresPersonnel.promoteur, 'Peut être promoteur d’un mémoire.'),
  },
  standards: ['Person (employee)', 'users.csv, teacher', 'Person (employee)'],
};

export const managers: Kind = {
  name: 'responsables',
  title: 'Gestion et coordination',
  text: 'Qui gère et qui coordonne un bloc d’un programme.',
  table: responsables,
  key: ['ProgrammeCode', 'Bloc', 'Fonction', 'Email'],
  references: [
    reference(responsables.programmeId, 'programmes', ['ProgrammeCode']),
    reference(responsables.membrePersonnelId, 'personnel', ['Email']),
  ],
  fields: {
    Bloc: field(responsables.bloc, 'Bloc, à partir de 1.', { range: [1, 6] }),
    Fonction: field(responsables.fonction, 'Fonction.', { choices: ['gestionnaire', 'coordinateur'] }),
  },
  rules: [blockOfProgramme],
  standards: ['Association (coordinator)', '–', 'Program.coordinators'],
};
