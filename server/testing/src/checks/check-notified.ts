import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { AUDIT_NAMES } from 'shared-contract/base/audit-actions';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Acts and decisions of which nobody is told: what is seen at once and binds nobody, or what is nobody's in particular. */
const NOT_NOTIFIED: ReadonlySet<string> = new Set([
  'vie_privee.acceptee',
  'stage.fichier.PreAccord',
  'stage.fichier.Convention',
  'stage.fichier.EvaluationMaitreStage',
  'reinscription.etape3',
  'reinscription.etape4',
  'reinscription.etape5',
  'adresse.enregistree',
  'adresse.supprimee',
  'contact.enregistre',
  'contact.supprime',
  'contact.code',
  'contact.confirme',
  'contact.abandonne',
  'tp.attente_quittee',
  'pae.enregistre',
  'absence.modifiee',
  'document.remis',
  'photo.changee',
  'fichier.depose',
  'fichier.empreinte',
  'fichier.retire',
  'calendrier.adresse',
  'calendrier.retiree',
  'notifications.reglees',
  'donnees.demandees',
  'appareil.deconnecte',
  'periode.modifiee',
  'periode.annulee',
  'decision.reprise',
  'demande.attribuee',
  'releve.importe',
]);

/** Every other one is told to its student: an act that is added is, until somebody says that it is not. */
const NOTIFIED = [...Object.keys(AUDIT_NAMES.acte), ...Object.keys(AUDIT_NAMES.decision)].filter(
  (action) => !NOT_NOTIFIED.has(action),
);

/** Throws when an act or a decision of this instant was not told to its student, unless it was taken back. */
export const checkNotified = async (
  app: FastifyInstance,
  method: string,
  { statusCode }: LightMyRequestResponse,
): Promise<void> => {
  if (READS.has(method) || statusCode >= 300) return;
  const moment = [app.clock.now(), NOTIFIED];
  // Asked first: the schema of an older release knows no notification.
  const acts = await app.db.pool.query(
    'select from audit_events where at = $1 and action = any($2) and etudiant_id is not null limit 1',
    moment,
  );
  if (!acts.rowCount) return;
  const { rows } = await app.db.pool.query<{ action: string }>(
    `select action from audit_events a
     where at = $1 and action = any($2) and etudiant_id is not null and not exists (
       select 1 from notifications n where n.etudiant_id = a.etudiant_id and n.date = a.at)
       and not exists (
         select 1 from audit_events r
         where r.etudiant_id = a.etudiant_id and r.at = a.at and r.action = 'decision.reprise')
     limit 1`,
    moment,
  );
  if (rows[0]) throw new Error(`${rows[0].action}: the student was told nothing of it`);
};
