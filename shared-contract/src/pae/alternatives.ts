/** Those of a unit that have the same word are alternatives: one is enough. Absent or null: asked for alone. */
interface Grouped {
  Groupe?: string | null;
}

/** Requisites by what is asked for: each list holds what may stand for one another. */
export const alternativesOf = <T extends object>(requisites: readonly (T & Grouped)[]): (T & Grouped)[][] => {
  const found: (T & Grouped)[][] = [];
  const groups = new Map<string, (T & Grouped)[]>();
  for (const one of requisites) {
    const known = groups.get(one.Groupe ?? '');
    if (known) known.push(one);
    else {
      const fresh = [one];
      found.push(fresh);
      if (one.Groupe) groups.set(one.Groupe, fresh);
    }
  }
  return found;
};

/** « A ou B »: alternatives in one phrase. */
export const eitherOf = (names: readonly string[]): string => names.join(' ou ');
