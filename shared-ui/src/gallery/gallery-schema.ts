import { boolean, number, object, string } from 'yup';

/** A schema in the manner of the contract's, for the gallery alone. */
export const gallerySchema = object({
  Titre: string().nullable().max(250, 'Le titre compte 250 caractères au plus.'),
  SessionID: number().required('Choisissez une session.'),
  Date: string().nullable(),
  Resume: string()
    .required('Écrivez un résumé.')
    .min(
      100,
      ({ value, min }: { value: string; min: number }) => `Il manque ${min - value.length} caractères.`,
    ),
  Courriel: string()
    .required('Indiquez une adresse.')
    .matches(/^\S+@\S+$/, 'Il manque le signe @ et la suite, par exemple nom@entreprise.be.'),
  Familiale: boolean().required('Choisissez oui ou non.'),
  Nombre: number().required('Indiquez un nombre.'),
  Accord: boolean().isTrue('Acceptez les conditions pour continuer.'),
});
