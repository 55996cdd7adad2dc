import type { Client } from 'pg';
import { receiptDigest } from 'server-portal/domains/shared/receipts/issue-receipt.queries';
import { submissionLines } from 'server-portal/domains/thesis-internships/thesis/submission-templates';
import { contenus, documents } from 'server-schema/records/documents';
import { memoires } from 'server-schema/thesis-internships/theses';
import type { RecuLigne } from 'shared-contract';
import { dayOf, daysBefore } from 'shared-contract/base/days';
import { copyInto } from '../copy';
import { findPersonaOwners, type PersonaOwner } from '../people/persona-owners';
import { type DocumentRow, pdfRow, type SampleFiles } from '../records/files';
import { SAMPLE_SUMMARY, THESIS_PLANS, type ThesisPlan } from './thesis-plans';

type ThesisRow = typeof memoires.$inferInsert;

/** Numbers of the submitted files, apart from those of the other files. */
const FIRST_FILE = 5_310_000;
/** A member of staff who may supervise (staff.ts). */
const SUPERVISOR = 15;
const DISCIPLINE = { id: 10, libelle: 'Stratégie et développement durable' };

const planOf = ({ persona }: PersonaOwner): ThesisPlan | undefined =>
  THESIS_PLANS[persona.matricule.slice(1)];

const baseRow = ({ etudiantId }: PersonaOwner, plan: ThesisPlan, sessionId: number): ThesisRow => {
  const isTitled = plan.titre !== null;
  return {
    memoireId: etudiantId,
    etudiantId,
    titre: plan.titre,
    titreDefinitif: plan.remis ? plan.titre : null,
    membrePersonnelId: isTitled ? SUPERVISOR : null,
    langueMemoireId: isTitled ? 1 : null,
    langueDefenseId: plan.remis ? 1 : null,
    sessionId: isTitled ? sessionId : null,
    consentementRgpd: plan.consents[0],
    consentementLicence: plan.consents[1],
    statutConfidentialiteId: plan.remis ? 1 : null,
    resume: plan.remis ? SAMPLE_SUMMARY : null,
    motsClefs: plan.remis ? 'coopérative, performance, développement durable' : null,
    datesExamens: plan.remis ? 'Du 4 au 15 janvier, sauf le 11' : null,
    disciplineId: plan.remis ? DISCIPLINE.id : null,
    fichierAvecAnnexesId: plan.remis ? FIRST_FILE + 2 * etudiantId : null,
    fichierSansAnnexesId: plan.remis ? FIRST_FILE + 2 * etudiantId + 1 : null,
    secondeSession: plan.secondeSession,
    remisLe: null,
    recuNumero: null,
  };
};

/** Both files of a submitted thesis. */
const fileRows = (owner: PersonaOwner, files: SampleFiles, at: Date): [DocumentRow, DocumentRow] => {
  const row = (offset: number, title: string): DocumentRow => ({
    ...pdfRow(FIRST_FILE + 2 * owner.etudiantId + offset, title, files.get(title), at, owner),
    usage: 'memoire',
  });
  return [row(0, 'Mémoire avec annexes'), row(1, 'Mémoire sans annexes')];
};

const paperFile = ({ nom, extension, taille, empreinte }: DocumentRow) => ({
  nom,
  extension,
  taille,
  empreinte,
  deposee: null,
});

/** Marks a thesis as handed in, with the receipt that a submission leaves. */
const submit = async (
  client: Client,
  { etudiantId }: PersonaOwner,
  titre: string,
  [avec, sans]: [DocumentRow, DocumentRow],
  at: Date,
): Promise<void> => {
  const { rows } = await client.query<{ rang: string }>("select nextval('recus_rang_seq') as rang");
  const Lignes: RecuLigne[] = submissionLines({
    titre,
    discipline: DISCIPLINE.libelle,
    isSecondSession: false,
    avecAnnexes: paperFile(avec),
    sansAnnexes: paperFile(sans),
  });
  const Numero = `R-${dayOf(at).slice(0, 4)}-${String(rows[0]?.rang).padStart(6, '0')}`;
  const receipt = { Numero, Domaine: 'Mémoire', Objet: 'Remise du mémoire', Date: at.toISOString(), Lignes };
  await client.query(
    `insert into recus (numero, etudiant_id, domaine, objet, date, empreinte, lignes)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [Numero, etudiantId, receipt.Domaine, receipt.Objet, at, receiptDigest(receipt), JSON.stringify(Lignes)],
  );
  await client.query('update memoires set remis_le = $2, recu_numero = $3 where etudiant_id = $1', [
    etudiantId,
    at,
    Numero,
  ]);
};

/** Empty theses of the others whose last year has one. */
const OTHERS = `insert into memoires (memoire_id, etudiant_id)
  select e.etudiant_id, e.etudiant_id from etudiants e
  where exists (select 1 from inscriptions i join annees_academiques a using (annee_academique_id)
      join programmes p using (programme_id)
      where i.etudiant_id = e.etudiant_id and $1::date between a.debut and a.fin
        and p.memoire and i.bloc = p.blocs)
    and not exists (select 1 from memoires m where m.etudiant_id = e.etudiant_id)`;

/** Theses: those of the personas in their situations, and an empty one for everyone else in a last year. */
export const loadTheses = async (client: Client, files: SampleFiles, now: Date): Promise<void> => {
  const owners = await findPersonaOwners(client, ({ matricule }) => matricule.slice(1) in THESIS_PLANS);
  const { rows } = await client.query<{ session_id: number }>(
    `select session_id from sessions_examens join annees_academiques a using (annee_academique_id)
     where numero = 2 and $1::date between a.debut and a.fin`,
    [dayOf(now)],
  );
  const at = daysBefore(now, 3);
  const planned = owners.flatMap((owner) => {
    const plan = planOf(owner);
    return plan ? [{ owner, plan, papers: plan.remis ? fileRows(owner, files, at) : null }] : [];
  });
  await copyInto(client, contenus, files.takeFresh());
  await copyInto(
    client,
    documents,
    planned.flatMap(({ papers }) => papers ?? []),
  );
  await copyInto(
    client,
    memoires,
    planned.map(({ owner, plan }) => baseRow(owner, plan, rows[0]?.session_id ?? 0)),
  );
  for (const { owner, plan, papers } of planned) {
    if (papers && plan.titre) await submit(client, owner, plan.titre, papers, at);
  }
  await client.query(OTHERS, [dayOf(now)]);
};
