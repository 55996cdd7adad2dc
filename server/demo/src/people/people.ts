import { searchColumns } from 'server-portal/domains/shared/people/search-document';
import type { adresses, etudiants, moyensContact } from 'server-schema/records/people';
import { addDays } from 'shared-contract/base/days';
import { searchKey } from 'shared-contract/base/search-text';
import banks from '../data/banques.json' with { type: 'json' };
import postcodes from '../data/codes-postaux.json' with { type: 'json' };
import type { Random } from '../random';
import { ADDRESS_TYPE, CONTACT_TYPE, countryId } from '../school/lists';
import { belgianIban, nationalNumber } from './identifiers';
import { MEN, STREETS, SURNAMES, WOMEN } from './names';

/** What is known of a student before anything is drawn. */
export interface Identity {
  id: number;
  matricule: string;
  prenom: string;
  nom: string;
  isWoman: boolean;
}

const FIRST_BIRTHDAY = '2001-01-01';
/** Days from 2001 to 2006; prime to SPREAD, so that every number gives its own day and rank. */
const BIRTHDAYS = 2191;
const SPREAD = 7919;

const birthdayOf = (id: number): string => addDays(FIRST_BIRTHDAY, (id * SPREAD) % BIRTHDAYS);

const rankOf = (id: number, isWoman: boolean): number => Math.floor(id / BIRTHDAYS) * 2 + (isWoman ? 2 : 1);

const MARITAL = ['Célibataire', 'Célibataire', 'Célibataire', 'Célibataire', 'Cohabitant légal', 'Marié'];

const feminine = (status: string): string =>
  status === 'Cohabitant légal' ? 'Cohabitante légale' : status === 'Marié' ? 'Mariée' : status;

const firstName = (random: Random, isWoman: boolean): string => {
  if (random.chance(0.85)) return random.pick(isWoman ? WOMEN : MEN);
  return random.faker.person.firstName(isWoman ? 'female' : 'male');
};

/** A name for whom none is given: mostly those of young people in French-speaking Belgium. */
export const drawName = (random: Random): Pick<Identity, 'prenom' | 'nom' | 'isWoman'> => {
  const isWoman = random.chance(0.52);
  const prenom = firstName(random, isWoman);
  const nom = random.chance(0.75) ? random.pick(SURNAMES) : random.faker.person.lastName();
  return { prenom, nom, isWoman };
};

const LATE_YEAR = 2027;

/** Everything that does not depend on the student's situation. */
export const personRow = (identity: Identity, random: Random) => {
  const { id, prenom, nom, isWoman } = identity;
  const birthday = birthdayOf(id);
  const bank = random.pick(banks);
  const foreign = random.chance(0.12);
  const country = foreign ? random.pick(['FR', 'MA', 'IT', 'LU', 'ES', 'RO', 'CD', 'TR']) : 'BE';
  const marital = random.pick(MARITAL);
  const other = random.chance(0.35) ? firstName(random, isWoman) : null;
  return {
    etudiantId: id,
    matricule: identity.matricule,
    prenom,
    nom,
    prenom2: random.chance(0.7) ? firstName(random, isWoman) : null,
    autresPrenoms: other,
    ...searchColumns(identity),
    dateNaissance: birthday,
    lieuNaissance: foreign ? null : random.pick(postcodes).localite,
    paysNaissanceId: countryId(country),
    paysNationaliteId: countryId(country),
    etatCivil: isWoman ? feminine(marital) : marital,
    numPieceIdentite: `592-${String(1_000_000 + ((id * 7_368_787) % 9_000_000))}-${String(id % 97).padStart(2, '0')}`,
    validitePieceIdentite: `${LATE_YEAR + (id % 8)}-${birthday.slice(5).replace('02-29', '02-28')}`,
    numRegistreNational: nationalNumber(birthday, rankOf(id, isWoman)),
    iban: belgianIban(bank.de, 1_000_000 + id),
    titulaireCompte: `${prenom} ${nom}`,
    photoDocumentId: null,
  } satisfies typeof etudiants.$inferInsert;
};

const addressRow = (
  id: number,
  etudiantId: number,
  type: keyof typeof ADDRESS_TYPE,
  random: Random,
): typeof adresses.$inferInsert => {
  const place = random.pick(postcodes);
  return {
    adresseId: id,
    etudiantId,
    typeAdresseId: ADDRESS_TYPE[type],
    ligne1: `${random.pick(STREETS)} ${random.faker.number.int({ min: 1, max: 180 })}`,
    ligne2: random.chance(0.15) ? `Boîte ${random.faker.number.int({ min: 1, max: 24 })}` : null,
    codePostal: place.codePostal,
    localite: place.localite,
    etat: null,
    paysId: countryId('BE'),
  };
};

/** Six numbers are kept for the addresses of each student, so that they do not move with the others'. */
export const addressRows = (etudiantId: number, types: (keyof typeof ADDRESS_TYPE)[], random: Random) =>
  types.map((type, index) => addressRow(etudiantId * 6 - 5 + index, etudiantId, type, random));

/** Local part of an e-mail address: letters and digits only. */
export const mailName = ({ prenom, nom }: Pick<Identity, 'prenom' | 'nom'>): string =>
  `${searchKey(prenom)}.${searchKey(nom)}`;

/** Contact means, four numbers kept for each student. */
export const contactRows = (
  identity: Identity,
  types: (keyof typeof CONTACT_TYPE)[],
  random: Random,
): (typeof moyensContact.$inferInsert)[] =>
  types.map((type, index) => {
    const digits = () => String(random.faker.number.int({ min: 10, max: 99 }));
    const isSchool = type === 'Email' && index === 0;
    const values = {
      Email: isSchool
        ? `${identity.matricule}@etudiant.hedp.example`
        : `${mailName(identity)}@courrier.example`,
      GSM: `047${random.faker.number.int({ min: 0, max: 9 })} ${digits()} ${digits()} ${digits()}`,
      Téléphone: `02 5${digits()} ${digits()} ${digits()}`,
      Fax: `02 6${digits()} ${digits()} ${digits()}`,
    };
    return {
      moyenContactId: identity.id * 4 - 3 + index,
      etudiantId: identity.id,
      typeMoyenContactId: CONTACT_TYPE[type],
      valeur: values[type],
      qualification: type === 'Email' ? (isSchool ? 'École' : 'Privé') : 'Privé',
    };
  });
