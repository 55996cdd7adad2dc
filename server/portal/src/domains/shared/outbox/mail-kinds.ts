/**
 * Delivery rules of a mail. `act`: copy of an own act or a received payment; may be switched off or put in the digest.
 * `decision`: a decision of the school; always, possibly in the digest. `proof`: to keep or use outside the portal;
 * always at once. `security`: for her alone, at once. `day`: the digest. `school`: to staff.
 */
export type MailClass = 'act' | 'decision' | 'proof' | 'security' | 'day' | 'school';

/**
 * Every mail of the portal: docs/courriels.md shows one of each, and a test that none is missing. The queue keeps these
 * names: what is about health is a « dossier ».
 */
export const MAIL_KINDS = {
  'examens.session': 'act',
  'examens.inscription': 'act',
  'tp.inscription': 'act',
  'tp.attente': 'act',
  'remediation.modifiee': 'act',
  'proclamation.inscription': 'proof',
  'dossier.envoye': 'act',
  'dossier.signe': 'act',
  'commande.passee': 'proof',
  'intervention.demandee': 'act',
  'commande.payee': 'act',
  'memoire.enregistre': 'act',
  'memoire.remis': 'proof',
  'stage.encode': 'act',
  'reinscription.terminee': 'act',
  'pae.soumis': 'act',
  'pae.signe': 'proof',
  'pae.probleme': 'act',
  'absence.declaree': 'act',
  'document.decide': 'decision',
  'absence.suivie': 'decision',
  'intervention.traitee': 'decision',
  'pae.modifier': 'decision',
  'pae.a-signer': 'decision',
  'groupe.deplace': 'decision',
  'examen.deplace': 'decision',
  'stage.decide': 'decision',
  'dossier.pret': 'decision',
  'tp.place': 'decision',
  'tp.close': 'decision',
  rappels: 'day',
  jour: 'day',
  'donnees.pretes': 'security',
  'contact.code': 'security',
  'contact.confirme': 'security',
  'contact.attend': 'security',
  'pae.probleme-ecole': 'school',
  'reprises.ecole': 'school',
} as const satisfies Record<string, MailClass>;

export type MailKind = keyof typeof MAIL_KINDS;

/** Kinds of some classes. */
export type KindsOf<Class extends MailClass> = {
  [Kind in MailKind]: (typeof MAIL_KINDS)[Kind] extends Class ? Kind : never;
}[MailKind];

/** Mails whose way a student chooses. */
export type ActMailKind = KindsOf<'act'>;
export type DecisionMailKind = KindsOf<'decision'>;

/** Mails that a student's own acts cause, at whatever pace she does them: they have an end (own-mails.ts). */
export type OwnMailKind = KindsOf<'act' | 'proof'>;
