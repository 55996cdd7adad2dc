/** Why staff look at a student's file: what the audit says, and the student reads in « Qui a consulté mon dossier ». */
export const VIEWING_PURPOSE = 'Consultation du dossier';

export const VERIFICATION_PURPOSE = 'Vérification du dossier';
