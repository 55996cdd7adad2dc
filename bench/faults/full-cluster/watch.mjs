import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {import('../../../deploy/topology/plan.mjs').BaseNode} BaseNode */
/** @typedef {{ at: number, name: string, role: string, state: string }} Saying of a Patroni, what it says of its PostgreSQL */

const EVERY = 500;
const SILENT = { role: '–', state: 'Patroni ne répond pas' };

/** @param {BaseNode} node */
const askPatroni = async ({ host, rest }) => {
  try {
    const answer = await fetch(`http://${host}:${rest}/patroni`, { signal: AbortSignal.timeout(2000) });
    /** @type {{ role?: string, state?: string }} */
    const { role = '–', state = '–' } = await answer.json();
    return { role, state };
  } catch {
    return SILENT;
  }
};

/**
 * Keeps each change of what the nodes say, and tells it on the error output.
 *
 * @param {readonly BaseNode[]} nodes
 */
export const openWatch = (nodes) => {
  const from = Date.now();
  /** @type {Saying[]} */
  const sayings = [];
  let isOver = false;
  /** @type {(text: string) => void} */
  const tell = (text) => console.error(`${((Date.now() - from) / 1000).toFixed(1).padStart(6)} s  ${text}`);

  /** @param {BaseNode} node */
  const follow = async (node) => {
    let last = '';
    while (!isOver) {
      const said = await askPatroni(node);
      const text = `${node.name} : ${said.role}, ${said.state}`;
      if (text !== last) {
        sayings.push({ at: Date.now(), name: node.name, ...said });
        tell(text);
      }
      last = text;
      await wait(EVERY);
    }
  };

  const all = nodes.map(follow);
  return {
    tell,
    sayings,
    leave: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
};
