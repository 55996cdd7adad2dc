import { FORM_ERROR, setIn } from 'final-form';
import type { FieldProblem } from 'shared-contract';

type ErrorTree = Record<string, unknown>;

/** Final-form error tree from a list; an error without a path belongs to the form. */
export function toErrorTree(problems: readonly FieldProblem[]): ErrorTree | undefined {
  if (problems.length === 0) return undefined;
  let tree: ErrorTree = {};
  const seen = new Set<string>();
  for (const { path, message } of problems) {
    // The first problem of a field is said; the next one once it is mended.
    if (seen.has(path)) continue;
    seen.add(path);
    // setIn returns the same kind of object; its own type is looser.
    tree = path === '' ? { ...tree, [FORM_ERROR]: message } : (setIn(tree, path, message) as ErrorTree);
  }
  return tree;
}

const isTree = (value: unknown): value is ErrorTree => typeof value === 'object' && value !== null;

const walk = (value: unknown, path: string): FieldProblem[] => {
  if (typeof value === 'string') return [{ path, message: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => walk(item, `${path}[${index}]`));
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => walk(item, path === '' ? key : `${path}.${key}`));
};

/** Flat list of errors with dotted paths; form-level errors first, with an empty path. */
export function toProblems(tree: ErrorTree | undefined): FieldProblem[] {
  if (!tree) return [];
  const { [FORM_ERROR]: whole, ...fields } = tree;
  const first = typeof whole === 'string' && whole !== '' ? [{ path: '', message: whole }] : [];
  return [...first, ...walk(fields, '')];
}
