import { useState } from 'react';
import type { ExamLine } from 'shared-contract/exams/exams';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The codes that a draft holds; anything else in it is left out. */
export const readCodes = (contents: unknown): string[] => {
  if (typeof contents !== 'object' || contents === null || !('codes' in contents)) return [];
  return Array.isArray(contents.codes) ? contents.codes.filter(isText) : [];
};

/** Which exams are ticked and not registered yet; every change is kept as a draft. */
export const useTicks = (
  lines: readonly ExamLine[],
  saved: readonly string[],
  keep: (contents: unknown) => void,
) => {
  const [codes, setCodes] = useState<ReadonlySet<string>>(new Set(saved));
  const open = lines.filter((line) => !line.ResultatEtudiantInscrit).map(({ Code }) => Code);
  const ticked = new Set(open.filter((code) => codes.has(code)));

  const change = (next: ReadonlySet<string>) => {
    setCodes(next);
    keep({ codes: [...next] });
  };
  const tick = (code: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(code);
    else next.delete(code);
    change(next);
  };

  return {
    ticked,
    isAll: open.length > 0 && ticked.size === open.length,
    isSome: ticked.size > 0,
    tick,
    tickAll: (isTicked: boolean) => change(new Set(isTicked ? open : [])),
  };
};
