import type { Client } from 'pg';
import { annexesInclusif, demandesInclusif, lignesPai } from 'server-schema/exams-events/inclusive';
import { contenus, documents } from 'server-schema/records/documents';
import { daysBefore } from 'shared-contract/base/days';
import { copyInto } from '../copy';
import { PERSONAS, TWIN_DIGITS } from '../people/personas';
import { type DocumentRow, pdfRow, type SampleFiles } from '../records/files';
import type { Programme } from '../school/catalogue';

type RequestRow = typeof demandesInclusif.$inferInsert & { demandeDecretInclusifId: number };

/** Numbers of the attachments, far above those of the other files. */
const FIRST_FILE = 6_000_000;
const ATTACHMENT = 'Attestation du spécialiste';

const TEXTS = {
  diagnostique: 'Dyslexie, attestée en 2019.',
  specialiste: 'Madame A. Renson, logopède, Namur.',
  difficultes: 'La lecture de longs énoncés et la prise de notes me demandent beaucoup de temps.',
  organisme: 'Aucun.',
  amenagements: 'Un tiers de temps en plus aux évaluations écrites\u202f; énoncés en police 14.',
  accompagnement: 'Un rendez-vous par mois avec le service d’aide à la réussite.',
};

/** Unit and what is arranged for it: the plan of 220304 (CONTRACT §4). */
const PLAN: [unit: string, amenagements: string][] = [
  ['LECGE1316', 'Un tiers de temps supplémentaire à l’examen écrit\u202f; énoncé en police 14.'],
  ['LECGE1332', 'Un tiers de temps supplémentaire à l’examen écrit\u202f; place au calme.'],
  ['MANGL1339', 'Examen oral préparé seul\u202f; l’orthographe n’entre pas dans la note.'],
];

interface Holder {
  etudiantId: number;
  compteId: number;
  isPlanned: boolean;
}

/** Those who submitted a request: 230108, and 220304 whose plan is ready, with their twins. */
const findHolders = async (client: Client): Promise<Holder[]> => {
  const wanted = PERSONAS.filter(({ matricule }) => matricule === '230108' || matricule === '220304');
  const matricules = TWIN_DIGITS.flatMap((digit) =>
    wanted.map(({ matricule }) => `${digit}${matricule.slice(1)}`),
  );
  const { rows } = await client.query<{ etudiant_id: number; compte_id: number; matricule: string }>(
    `select e.etudiant_id, c.compte_id, e.matricule from etudiants e join comptes c using (etudiant_id)
     where e.matricule = any($1) order by e.etudiant_id`,
    [matricules],
  );
  return rows.map((row) => ({
    etudiantId: row.etudiant_id,
    compteId: row.compte_id,
    isPlanned: row.matricule.endsWith('20304'),
  }));
};

const requestRow = ({ etudiantId, isPlanned }: Holder, now: Date): RequestRow => {
  const soumiseLe = daysBefore(now, isPlanned ? 44 : 12);
  return {
    demandeDecretInclusifId: etudiantId,
    etudiantId,
    ...TEXTS,
    modifieLe: soumiseLe,
    soumiseLe,
    paiPretLe: isPlanned ? daysBefore(now, 3) : null,
  };
};

const attachmentRow = (request: RequestRow, compteId: number, files: SampleFiles): DocumentRow => ({
  ...pdfRow(FIRST_FILE + request.etudiantId, ATTACHMENT, files.get(ATTACHMENT), request.modifieLe, {
    etudiantId: request.etudiantId,
    compteId,
  }),
  usage: 'inclusif',
});

/** Inclusive-teaching files of the personas, each with an attachment; one has a support plan to sign. */
export const loadInclusive = async (
  client: Client,
  programmes: Programme[],
  files: SampleFiles,
  now: Date,
): Promise<void> => {
  const units = new Map(programmes.flatMap(({ blocs }) => blocs.flat()).map(({ code, id }) => [code, id]));
  const holders = await findHolders(client);
  const made = holders.map((holder) => ({ holder, request: requestRow(holder, now) }));
  const attached = made.map(({ holder, request }) => attachmentRow(request, holder.compteId, files));
  await copyInto(client, contenus, files.takeFresh());
  await copyInto(client, documents, attached);
  await copyInto(
    client,
    demandesInclusif,
    made.map(({ request }) => request),
  );
  await copyInto(
    client,
    annexesInclusif,
    made.map(({ request }) => ({
      documentId: FIRST_FILE + request.etudiantId,
      demandeDecretInclusifId: request.demandeDecretInclusifId,
      date: request.modifieLe,
    })),
  );
  await copyInto(
    client,
    lignesPai,
    made
      .filter(({ holder }) => holder.isPlanned)
      .flatMap(({ request: { demandeDecretInclusifId } }) =>
        PLAN.flatMap(([code, amenagements]) => {
          const uniteEnseignementId = units.get(code);
          return uniteEnseignementId ? [{ demandeDecretInclusifId, uniteEnseignementId, amenagements }] : [];
        }),
      ),
  );
};
