/**
 * Words by which students call a screen, where its title and its tile do not hold them; by path. A screen that is not
 * here is found by its title, its short name and the text of its tile.
 */
export const SYNONYMS: Record<string, string> = {
  '/desktop': 'bureau tableau de bord début',
  '/echeances': 'délais dates à faire tâches agenda calendrier',
  '/notifications': 'alertes rappels nouvelles messages',
  '/inscriptions': 'notes points cotes bulletin cours relevé délibération crédits année',
  '/parcours': 'crédits diplôme progression reste prérequis bloc',
  '/contacts': 'adresse téléphone e-mail banque compte IBAN profil coordonnées kot',
  '/consultations': 'vie privée accès RGPD',
  '/valves': 'annonces nouvelles actualités messages',
  '/documents': 'certificat inscription mutuelle allocations carte photo calendrier fichiers',
  '/absences': 'certificat médical maladie malade justificatif',
  '/commandes': 'livres manuels payer virement facture',
  '/commandes/new': 'livres manuels acheter syllabus',
  '/evenement/inscriptionExamens': 'session janvier juin août',
  '/evenement/inscriptionTP': 'travaux pratiques horaire laboratoire',
  '/evenement/proclamation': 'diplôme remise cérémonie invités',
  '/sar': 'aide réussite soutien tutorat',
  '/enseignement-inclusif': 'aménagements handicap besoins spécifiques dyslexie PAI',
  '/evenement/reinscription': 'se réinscrire année prochaine',
  '/evenement/reinscription/PAE': 'programme annuel cours unités choix',
  '/evenement/signaturePAE': 'signer programme annuel',
  '/memoire': 'TFE travail de fin d’études promoteur',
  '/memoire/remise': 'TFE déposer dépôt',
  '/memoire/IDM': 'TFE défense jury',
  '/evenement/stages': 'entreprise convention maître de stage',
  '/recus': 'preuve paiement confirmation accusé',
};
