/**
 * A step made of parts, each known by its own inputs: those that passed with these inputs are counted, the others run
 * together. `run` is given the names of these, and resolves to the counts of all of them and of each.
 */
export const partsStep = ({ name, parts, circumstances, run, ...step }) => ({
  ...step,
  name,
  run: async ({ output, kept }) => {
    const around = circumstances();
    const known = parts().map((part) => {
      const key = kept.of(`${name}-${part.name}`, part.isInput, around);
      return { part, key, passed: key.read() };
    });
    const keptCount = known.reduce((sum, { passed }) => sum + (passed ?? 0), 0);
    const fresh = known.filter(({ passed }) => passed === null);
    if (fresh.length === 0) return { passed: keptCount, failed: 0, kept: keptCount };
    const names = fresh.map(({ part }) => part.name);
    const { total, ofFolder } = await run({ output, names });
    const counts = fresh.map(({ part }) => ofFolder(part.name));
    // A runner that ends badly without a failed test says nothing good of any.
    const isExplained = total.failed === 0 || counts.some(({ failed }) => failed > 0);
    fresh.forEach(({ key }, index) => {
      const { passed, failed } = counts[index];
      if (isExplained && failed === 0 && passed > 0) key.write(passed);
    });
    return { passed: total.passed + keptCount, failed: total.failed, kept: keptCount };
  },
});
