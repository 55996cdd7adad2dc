import type { FastifyInstance } from 'fastify';
import { revert } from 'release-store';
import type { RollbackRule } from 'server-kernel/config';
import { CONTRACT_VERSION } from 'shared-contract';
import { MINUTE_MS } from 'shared-contract/base/days';
import { isInRange } from 'shared-contract/federation/contract-range';
import type { Promotion } from '../registry/promotion';
import { countPeople } from './federation.queries';

/** True when enough persons reported, and a large enough share of them a failure. */
export const failsTooMany = (
  { failed, heard }: { failed: number; heard: number },
  { people, percent }: RollbackRule,
): boolean => people > 0 && failed >= people && failed * 100 >= heard * percent;

/** There is a version to return to, it fits the shell, and somebody promoted the one that fails. */
const canReturn = ({ activation, entry: { previous } }: Promotion): boolean =>
  activation !== '' && previous !== null && isInRange(CONTRACT_VERSION, previous.requires.contract);

/** Takes a version back by itself when it fails for too many; resolves to whether it did. */
export const rollBackIfNeeded = async (
  { db, clock, config, releaseStore, log }: FastifyInstance,
  promotion: Promotion,
): Promise<boolean> => {
  const rule = config.rollback;
  if (rule.people === 0 || !canReturn(promotion)) return false;
  const since = new Date(clock.now().getTime() - rule.minutes * MINUTE_MS);
  const counts = await countPeople(db.orm, promotion, since);
  if (!failsTooMany(counts, rule)) return false;
  const { name, version } = promotion;
  const why = `${version} en panne pour ${counts.failed} personnes sur ${counts.heard} en ${rule.minutes} minutes`;
  const isDone = await revert(releaseStore, { remote: name, version, by: 'serveur', reason: why });
  if (isDone) log.error({ remote: name, version, ...counts }, 'a version was rolled back by the server');
  return isDone;
};
