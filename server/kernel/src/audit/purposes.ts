import type { FastifyRequest } from 'fastify';

/** Why staff open a student's file: in the audit, and under « Qui a consulté mon dossier ». */
const VIEWING_PURPOSE = 'Consultation du dossier';

export const VERIFICATION_PURPOSE = 'Vérification du dossier';

export const DESK_PURPOSE = 'Traitement de votre demande';

/** The reason that staff gave when it put the student in view; a view from before reasons were asked has none. */
export const viewingPurpose = ({ session }: FastifyRequest): string =>
  session?.view?.purpose ?? VIEWING_PURPOSE;
