import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from 'server-kernel/db/client';
import {
  adresses,
  etudiants,
  moyensContact,
  pays,
  typesAdresse,
  typesMoyenContact,
} from 'server-schema/records/people';

const MAX_LINES = 100;

const birthCountry = alias(pays, 'pays_naissance');
const nationality = alias(pays, 'pays_nationalite');

/** The student's own data (S1 §3 Student); the photo as its file number. */
export const findStudent = async (db: Executor, etudiantId: number) => {
  const [row] = await db
    .select({
      photoDocumentId: etudiants.photoDocumentId,
      answer: {
        PersonnePrenom: etudiants.prenom,
        PersonneNom: etudiants.nom,
        EtudiantMatricule: etudiants.matricule,
        PersonneDateNaissance: etudiants.dateNaissance,
        PersonneLieuNaissance: etudiants.lieuNaissance,
        PaysNaissance: birthCountry.libelle,
        EtudiantPrenom2: etudiants.prenom2,
        AutresPrenoms: etudiants.autresPrenoms,
        PaysNationalite: nationality.libelle,
        EtatCivil: etudiants.etatCivil,
        PersonneNumPieceIdentite: etudiants.numPieceIdentite,
        PersonneNumRegistreNational: etudiants.numRegistreNational,
        PersonneValiditePieceIdentite: etudiants.validitePieceIdentite,
        IBANEtudiant: etudiants.iban,
        BanqueTitulaireCompte: etudiants.titulaireCompte,
      },
    })
    .from(etudiants)
    .leftJoin(birthCountry, eq(birthCountry.paysId, etudiants.paysNaissanceId))
    .leftJoin(nationality, eq(nationality.paysId, etudiants.paysNationaliteId))
    .where(eq(etudiants.etudiantId, etudiantId))
    .limit(1);
  return row ?? null;
};

/** The student's addresses, the legal one first. */
export const findAddresses = (db: Executor, etudiantId: number) =>
  db
    .select({
      AdresseID: adresses.adresseId,
      AdresseLigne1: adresses.ligne1,
      AdresseLigne2: adresses.ligne2,
      AdresseCodePostal: adresses.codePostal,
      AdresseLocalite: adresses.localite,
      AdresseEtat: adresses.etat,
      PaysID: adresses.paysId,
      Pays: pays.libelle,
      TypeAdresseID: adresses.typeAdresseId,
      TypeAdresse: typesAdresse.libelle,
      Usage: typesAdresse.usage,
    })
    .from(adresses)
    .innerJoin(pays, eq(pays.paysId, adresses.paysId))
    .innerJoin(typesAdresse, eq(typesAdresse.typeAdresseId, adresses.typeAdresseId))
    .where(eq(adresses.etudiantId, etudiantId))
    .orderBy(asc(adresses.typeAdresseId), asc(adresses.adresseId))
    .limit(MAX_LINES);

/** The student's contact means, by type. */
export const findContactMeans = (db: Executor, etudiantId: number) =>
  db
    .select({
      MoyenContactID: moyensContact.moyenContactId,
      TypeMoyenContactID: moyensContact.typeMoyenContactId,
      TypeMoyenContact: typesMoyenContact.libelle,
      Usage: typesMoyenContact.usage,
      MoyenContactValeur: moyensContact.valeur,
      QualificationMoyenContact: moyensContact.qualification,
    })
    .from(moyensContact)
    .innerJoin(typesMoyenContact, eq(typesMoyenContact.typeMoyenContactId, moyensContact.typeMoyenContactId))
    .where(eq(moyensContact.etudiantId, etudiantId))
    .orderBy(asc(moyensContact.typeMoyenContactId), asc(moyensContact.moyenContactId))
    .limit(MAX_LINES);
