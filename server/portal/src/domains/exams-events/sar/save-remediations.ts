import type { AuditAct } from 'server-kernel/access/audit-trail';
import type { Database, Tx } from 'server-kernel/db/client';
import { invalid } from 'server-kernel/errors';
import { dayOf } from 'shared-contract/base/days';
import { EVENT_TEXTS } from 'shared-contract/quoted';
import { changedRemediations, type RemediationList } from 'shared-contract/sar/sar';
import type { RemediationWrite } from 'shared-contract/sar/schemas';
import { notifyAct } from '../../shared/outbox/notify-act';
import { remediationNotification } from '../act-mails';
import { findRemediations, type RemediationRow, signOff, signUp } from './sar.queries';

const NOT_OFFERED = 'Cette remédiation n’est pas proposée dans votre programme.';
const TWICE = 'Cette remédiation figure deux fois dans la demande.';

export interface RequestedRemediations {
  etudiantId: number;
  items: RemediationWrite['Items'];
  now: Date;
  audit: AuditAct;
}

/** A student's remediations as answered. */
export const toRemediationList = (rows: RemediationRow[]): RemediationList => ({
  Items: rows.map((row) => ({
    RemediationCode: row.code,
    RemediationLibelleLong: row.libelle,
    RemediationQuadrimestre: row.quadrimestre,
    RemediationPublicCible: row.public_cible,
    RemediationIntervalles: row.intervalles,
    RemediationEstInscrit: row.inscrit,
  })),
});

const checkCodes = (items: RequestedRemediations['items'], rows: RemediationRow[]): void => {
  const offered = new Set(rows.map(({ code }) => code));
  const seen = new Set<string>();
  const errors = items.flatMap(({ RemediationCode: code }, index) => {
    const message = offered.has(code) ? (seen.has(code) ? TWICE : null) : NOT_OFFERED;
    seen.add(code);
    return message ? [{ path: `Items[${index}].RemediationCode`, message }] : [];
  });
  if (errors.length > 0) throw invalid(errors, errors[0]?.message);
};

const changeOf = ({ items, ...asked }: RequestedRemediations, rows: RemediationRow[]) => {
  checkCodes(items, rows);
  const changed = changedRemediations(toRemediationList(rows).Items, items);
  if (changed.length === 0) {
    const message = EVENT_TEXTS.oneChangeRequired;
    throw invalid([{ path: 'Items', message }], message);
  }
  const idsOf = (isIn: boolean) =>
    rows
      .filter((row) =>
        changed.some((one) => one.RemediationCode === row.code && one.RemediationEstInscrit === isIn),
      )
      .map(({ id }) => id);
  return { ...asked, added: idsOf(true), removed: idsOf(false) };
};

const write = async (tx: Tx, asked: RequestedRemediations, today: string): Promise<void> => {
  const rows = await findRemediations(tx, asked.etudiantId, today);
  const { added, removed } = changeOf(asked, rows);
  await signUp(tx, asked.etudiantId, added, asked.now);
  await signOff(tx, asked.etudiantId, removed);
  const { etudiantId, now } = asked;
  await notifyAct(tx, { ...remediationNotification(now), etudiantId, now });
  await asked.audit(tx, `remediations:+${added.join(',')}-${removed.join(',')}`);
};

/** Signs up and off as asked, all or nothing; 422 when nothing changes or a row is not offered (S2 §5). */
export const saveRemediations = (db: Database, asked: RequestedRemediations): Promise<RemediationList> =>
  db.transaction(async (tx) => {
    const today = dayOf(asked.now);
    await write(tx, asked, today);
    return toRemediationList(await findRemediations(tx, asked.etudiantId, today));
  });
