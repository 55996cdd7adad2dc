import type { Doubt } from 'server-exchange/package/format/kind';
import { by97, isTrueIban } from 'server-kernel/institution/iban';

/** An address that could receive an e-mail. */
export const EMAIL_DOUBT: Doubt = {
  isPlausible: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  why: 'ce n’est pas une adresse e-mail',
  how: 'Écrivez le nom, @ et le domaine\u00a0: a.roy@ecole.example.',
};

export const BIRTH_DOUBT: Doubt = {
  isPlausible: (day) => day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10),
  why: 'cette naissance est dans l’avenir ou avant 1900',
  how: 'Corrigez l’année.',
};

/** The last two digits are 97 less the rest of the first nine, with a 2 before them from 2000 on. */
export const NATIONAL_NUMBER_DOUBT: Doubt = {
  isPlausible: (text) => {
    const [first, key] = [text.slice(0, 9), Number(text.slice(9))];
    return [first, `2${first}`].some((digits) => 97 - by97(digits) === key);
  },
  why: 'la clé de ce numéro national ne correspond pas à ses autres chiffres',
  how: 'Relisez-le sur la pièce d’identité.',
};

export const IBAN_DOUBT: Doubt = {
  isPlausible: isTrueIban,
  why: 'la clé de ce compte ne correspond pas à ses autres signes',
  how: 'Relisez-le sur un extrait de compte.',
};
