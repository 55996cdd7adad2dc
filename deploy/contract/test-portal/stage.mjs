/**
 * How far a check in a browser is, told while it runs: the portal that it starts, then how many pages it has looked at.
 *
 * @typedef {object} Stage
 * @property {(isFirst: boolean) => void} starts `isFirst`: its database is made, and kept for the checks to come
 * @property {() => void} isReady
 * @property {() => void} looked at a page
 * @property {() => string} tell in French
 */

/** @returns {Stage} */
export const newStage = () => {
  let words = '';
  let pages = 0;
  return {
    starts: (isFirst) => {
      words = isFirst
        ? 'la base de démonstration du contrôle se remplit, une fois pour toutes'
        : 'le portail du contrôle démarre';
    },
    isReady: () => {
      words = 'le portail du contrôle répond';
    },
    looked: () => {
      pages += 1;
    },
    tell: () => (pages === 0 ? words : `${pages} ${pages === 1 ? 'page ouverte' : 'pages ouvertes'}`),
  };
};
