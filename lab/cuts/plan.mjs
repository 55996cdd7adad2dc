import { findLeader } from '../../deploy/topology/databases.mjs';

/**
 * @typedef {object} Cut
 * @property {string} label in French
 * @property {(leader: string) => string[]} ones
 * @property {(leader: string) => string[]} others what none of the ones reaches any more
 */

/**
 * The current leader node.
 *
 * @param {import('../../deploy/topology/plan.mjs').Plan} plan
 */
export const leaderOf = async (plan) => {
  const leader = await findLeader(plan);
  if (!leader) throw new Error('nobody leads');
  return leader.name;
};

/**
 * Every link of the topology, relative to the node that leads at that moment.
 *
 * @param {import('../../deploy/topology/plan.mjs').Plan} plan
 * @returns {Cut[]}
 */
export const cutsOf = (plan) => {
  const portals = plan.portals.map((port) => `portail-${port}`);
  const etcds = plan.etcds.map(({ name }) => name);
  const [portal, etcd] = [portals.slice(0, 1), etcds.slice(0, 1)];
  const followers = (/** @type {string} */ leader) =>
    plan.bases.map(({ name }) => name).filter((name) => name !== leader);
  const lead = (/** @type {string} */ leader) => [leader];
  return [
    { label: 'nginx – un portail', ones: () => ['nginx'], others: () => portal },
    { label: 'un portail – HAProxy', ones: () => portal, others: () => ['haproxy'] },
    { label: 'les portails – HAProxy', ones: () => portals, others: () => ['haproxy'] },
    { label: 'HAProxy – la base qui mène', ones: () => ['haproxy'], others: lead },
    { label: 'la base qui mène – les autres bases', ones: lead, others: followers },
    { label: 'la base qui mène – les etcd', ones: lead, others: () => etcds },
    { label: 'un etcd – les autres etcd', ones: () => etcd, others: () => etcds.slice(1) },
    {
      label: 'la base qui mène – tout le reste',
      ones: lead,
      others: (leader) => [...followers(leader), ...etcds, 'haproxy'],
    },
  ];
};
