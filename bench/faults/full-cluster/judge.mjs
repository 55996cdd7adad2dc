/** @typedef {import('../writers.mjs').Written} Written */
/** @typedef {{ case: string, value: number | null, ratio: number | null }} Row value is null for what never came */

/** @type {(from: number, to: number | undefined) => number | null} */
const secondsTo = (from, to) => (to === undefined ? null : Number(((to - from) / 1000).toFixed(1)));

/** The longest time without a confirmed write. @type {(times: readonly number[], from: number, to: number) => number} */
const silenceOf = (times, from, to) => {
  const marks = [from, ...times.filter((at) => at > from && at < to).sort((a, b) => a - b), to];
  return Math.max(...marks.slice(1).map((at, n) => at - (marks[n] ?? at)));
};

/**
 * What one kind of writers saw from the full disk until there was room; the ratio is of their attempts, or of that time.
 *
 * @type {(kind: string, written: Written, from: number, to: number) => Row[]}
 */
export const sightOf = (kind, { at, refused }, from, to) => {
  const confirmed = at.filter((one) => one >= from && one < to).length;
  /** @type {Map<string, number>} */
  const reasons = new Map();
  for (const { at: when, why } of refused)
    if (when >= from && when < to) reasons.set(why, (reasons.get(why) ?? 0) + 1);
  const tried = confirmed + [...reasons.values()].reduce((sum, one) => sum + one, 0);
  const silence = silenceOf(at, from, to);
  const share = (/** @type {number} */ count) => Number((count / Math.max(1, tried)).toFixed(3));
  return [
    { case: `${kind} : confirmées, le disque plein`, value: confirmed, ratio: share(confirmed) },
    ...[...reasons].map(([why, count]) => ({
      case: `${kind} : refusées, ${why}`,
      value: count,
      ratio: share(count),
    })),
    {
      case: `${kind} : secondes sans aucune confirmée`,
      value: secondsTo(0, silence),
      ratio: Number((silence / (to - from)).toFixed(2)),
    },
    {
      case: `${kind} : secondes de la place rendue à l’écriture suivante`,
      value: secondsTo(
        to,
        at.find((one) => one > to),
      ),
      ratio: null,
    },
  ];
};

/**
 * When the node with the full disk stopped, when another led, and when all was whole again.
 *
 * @type {(
 *   name: string,
 *   sayings: readonly import('./watch.mjs').Saying[],
 *   span: { filledAt: number, freedAt: number, wholeAt: number | undefined },
 * ) => Row[]}
 */
export const turnOf = (name, sayings, { filledAt, freedAt, wholeAt }) => {
  const since = sayings.filter(({ at }) => at > filledAt);
  const stoppedAt = since.find((said) => said.name === name && said.state !== 'running')?.at;
  const next = since.find((said) => said.name !== name && ['master', 'primary'].includes(said.role));
  return [
    {
      case: 'secondes du disque plein à l’arrêt du chef',
      value: secondsTo(filledAt, stoppedAt),
      ratio: null,
    },
    {
      case: 'secondes de cet arrêt au chef suivant',
      value: secondsTo(stoppedAt ?? filledAt, next?.at),
      ratio: null,
    },
    {
      case: 'secondes de la place rendue à deux nœuds qui suivent',
      value: secondsTo(freedAt, wholeAt),
      ratio: null,
    },
  ];
};
