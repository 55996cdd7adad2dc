import { parse } from 'libpg-query';

/** A node of PostgreSQL's own parser. */
type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const child = (node: unknown, ...path: string[]): unknown =>
  path.reduce((at, name) => (isNode(at) ? at[name] : undefined), node);

const children = (node: unknown, name: string): unknown[] => {
  const found = child(node, name);
  return Array.isArray(found) ? found : [];
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Every node below, itself included. */
const walk = (node: unknown): Node[] =>
  isNode(node) ? [node, ...Object.values(node).flatMap((one) => walk(one))] : [];

const NEVER = ['RenameStmt', 'TruncateStmt', 'DeleteStmt', 'DropSchemaStmt'];
const NEVER_OF_A_COLUMN = ['AT_DropColumn', 'AT_AlterColumnType', 'AT_SetNotNull'];

/** Without these, what is written goes on to be accepted: the release before never looks at them. */
const MAY_GO = ['OBJECT_INDEX', 'OBJECT_TRIGGER', 'OBJECT_VIEW'];

/** What the migration itself made: no release before it knows of that. */
class Made {
  readonly #names = new Set<string>();
  table(name: string) {
    this.#names.add(name);
  }
  column(table: string, name: string) {
    this.#names.add(`${table}.${name}`);
  }
  has(table: string, column: string): boolean {
    return this.#names.has(table) || this.#names.has(`${table}.${column}`);
  }
}

/** Columns that a rule looks at: those of its keys and of its expression. */
const columnsOfRule = (rule: unknown): string[] => [
  ...[...children(rule, 'keys'), ...children(rule, 'fk_attrs')].map((one) =>
    text(child(one, 'String', 'sval')),
  ),
  ...children(rule, 'indexParams').map((one) => text(child(one, 'IndexElem', 'name'))),
  ...walk(rule)
    .filter((node) => 'ColumnRef' in node)
    .map((node) => text(child(children(child(node, 'ColumnRef'), 'fields').at(-1), 'String', 'sval'))),
];

const ruleBreaks = (table: string, rule: unknown, made: Made): string[] => {
  const old = columnsOfRule(rule).filter((column) => !made.has(table, column));
  return [...new Set(old)].map((column) => `rule on ${table}.${column}`);
};

const addedColumnBreaks = (table: string, column: unknown): string[] => {
  const name = text(child(column, 'colname'));
  const kinds = children(column, 'constraints').map((one) => text(child(one, 'Constraint', 'contype')));
  const hasDefault = kinds.some((kind) =>
    ['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED'].includes(kind),
  );
  const breaks: string[] = [];
  if (kinds.includes('CONSTR_NOTNULL') && !hasDefault)
    breaks.push(`${name} of ${table} is never empty, without a default`);
  if (kinds.includes('CONSTR_UNIQUE') && hasDefault)
    breaks.push(`${name} of ${table} is unique, with a default`);
  return breaks;
};

const commandBreaks = (table: string, command: unknown, made: Made): string[] => {
  const kind = text(child(command, 'subtype'));
  const name = text(child(command, 'name'));
  if (kind === 'AT_AddConstraint') return ruleBreaks(table, child(command, 'def', 'Constraint'), made);
  if (kind === 'AT_AddColumn') {
    const column = child(command, 'def', 'ColumnDef');
    const breaks = made.has(table, '') ? [] : addedColumnBreaks(table, column);
    made.column(table, text(child(column, 'colname')));
    return breaks;
  }
  return NEVER_OF_A_COLUMN.includes(kind) && !made.has(table, name) ? [`${kind} ${table}.${name}`] : [];
};

const statementBreaks = (kind: string, node: unknown, made: Made): string[] => {
  const table = text(child(node, 'relation', 'relname'));
  if (kind === 'CreateStmt') made.table(table);
  if (NEVER.includes(kind)) return [[kind, table && kind === 'RenameStmt' ? table : ''].join(' ').trim()];
  if (kind === 'DropStmt' && !MAY_GO.includes(text(child(node, 'removeType')))) {
    const names = walk(child(node, 'objects')).map((one) => text(child(one, 'String', 'sval')));
    return [`DropStmt ${names.filter(Boolean).join('.')}`];
  }
  if (kind === 'IndexStmt' && child(node, 'unique') === true) return ruleBreaks(table, node, made);
  if (kind !== 'AlterTableStmt') return [];
  return children(node, 'cmds').flatMap((one) => commandBreaks(table, child(one, 'AlterTableCmd'), made));
};

/** What of a migration the release before it would not survive, which still runs while it is applied. */
export const breaksOf = async (statements: string[]): Promise<string[]> => {
  const made = new Made();
  const breaks: string[] = [];
  for (const statement of statements) {
    const { stmts } = await parse(statement);
    for (const one of stmts ?? [])
      for (const [kind, node] of Object.entries(one.stmt ?? {}))
        breaks.push(...statementBreaks(kind, node, made));
  }
  return breaks;
};
