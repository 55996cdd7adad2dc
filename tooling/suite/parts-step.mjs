/** @typedef {import('./inputs.mjs').IsInput} IsInput */
/** @typedef {{passed: number, failed: number}} Counts tests */
/** @typedef {Counts & {kept: number}} StepResult `kept`: how many of those that passed were not run again */
/** @typedef {{name: string, isInput: IsInput}} Part */
/** @typedef {{total: Counts, ofPart: (name: string) => Counts}} PartCounts */
/** @typedef {PartCounts & {inputsOf?: (name: string) => IsInput}} PartResults what a run learned that a part stands on */

/**
 * What passed before with the sources as they are: how many tests, or null.
 *
 * @typedef {object} Kept
 * @property {(name: string, isInput: IsInput, circumstances: object) =>
 *   {read: () => number | null, write: (passed: number) => void}} of
 */

/**
 * A step made of parts, each known by its own inputs: those that passed with these inputs are counted, the others run
 * together. `run` is given the names of these, and resolves to the counts of all of them and of each; a result is kept for
 * the inputs that the run learned, where it did.
 *
 * @template Output
 * @param {{name: string, cores: number, needs?: string[], parts: () => Part[], circumstances: () => object,
 *   run: (asked: {output: Output, names: string[]}) => Promise<PartResults>}} asked
 */
export const partsStep = ({ name, parts, circumstances, run, ...step }) => ({
  ...step,
  name,
  /** @type {(around: {output: Output, kept: Kept}) => Promise<StepResult>} */
  run: async ({ output, kept }) => {
    const around = circumstances();
    /** @param {Part} part */
    const keyOf = (part) => kept.of(`${name}-${part.name}`, part.isInput, around);
    const known = parts().map((part) => ({ part, passed: keyOf(part).read() }));
    const keptCount = known.reduce((sum, { passed }) => sum + (passed ?? 0), 0);
    const fresh = known.filter(({ passed }) => passed === null);
    if (fresh.length === 0) return { passed: keptCount, failed: 0, kept: keptCount };
    const names = fresh.map(({ part }) => part.name);
    const { total, ofPart, inputsOf } = await run({ output, names });
    const counts = fresh.map(({ part }) => ({ part, ...ofPart(part.name) }));
    // A runner that ends badly without a failed test says nothing good of any.
    const isExplained = total.failed === 0 || counts.some(({ failed }) => failed > 0);
    for (const { part, passed, failed } of counts)
      if (isExplained && failed === 0 && passed > 0)
        keyOf({ ...part, ...(inputsOf && { isInput: inputsOf(part.name) }) }).write(passed);
    return { passed: total.passed + keptCount, failed: total.failed, kept: keptCount };
  },
});
