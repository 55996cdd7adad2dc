/**
 * How a mail leaves. `act`: a copy of what she did, or of a payment that came in, which she may switch off or have once a
 * day. `decision`: what the school decided, always, once a day if she prefers. `proof`: what has to be kept or used outside
 * the portal, always and at once. `security`: for her alone and now. `day`: what is told once a day. `school`: to its people.
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
  'fichier.empreinte': 'act',
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
  'pae.probleme-ecole': 'school',
} as const satisfies Record<string, MailClass>;

export type MailKind = keyof typeof MAIL_KINDS;

type KindsOf<Class extends MailClass> = {
  [Kind in MailKind]: (typeof MAIL_KINDS)[Kind] extends Class ? Kind : never;
}[MailKind];

/** Mails whose way a student chooses. */
export type ActMailKind = KindsOf<'act'>;
export type DecisionMailKind = KindsOf<'decision'>;
