import { useState } from 'react';
import type { ExamLine } from 'shared-contract/exams/exams';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parses the exam codes of a draft; invalid values are dropped. */
export const readCodes = (contents: unknown): string[] => {
  if (typeof contents !== 'object' || contents === null || !('codes' in contents)) return [];
  return Array.isArray(contents.codes) ? contents.codes.filter(isText) : [];
};

/** Selected exams that are not registered yet, saved as a draft. */
export const useExamSelection = (
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
