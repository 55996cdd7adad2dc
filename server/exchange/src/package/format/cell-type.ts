import type { CellType, Field } from './kind';

/** Cell type of a field, from its database column. */
export const cellType = ({
  column,
  euros,
  orWord,
  hour,
}: Pick<Field, 'column' | 'euros' | 'orWord' | 'hour'>): CellType => {
  const type = column.getSQLType();
  if (euros) return 'euros';
  if (orWord) return 'mark';
  if (hour) return 'hour';
  if (type === 'text[]') return 'words';
  if (type === 'integer' || type === 'smallint') return 'integer';
  if (type.startsWith('numeric')) return 'decimal';
  if (type === 'boolean' || type === 'date') return type;
  if (type.startsWith('timestamp')) return 'instant';
  if (type === 'text' || type.startsWith('char')) return 'text';
  throw new Error(`no cell holds ${type}`);
};

/** Type under which a field is staged. */
export const stagedType = (field: Pick<Field, 'column' | 'euros' | 'orWord'>): string => {
  if (field.orWord) return 'text';
  return field.euros ? 'numeric(12, 2)' : field.column.getSQLType();
};

/** Digits before and behind the point of a decimal field. */
export const decimalSize = ({ column, euros }: Pick<Field, 'column' | 'euros'>): [number, number] => {
  if (euros) return [7, 2];
  const [, precision, scale] = /\((\d+), ?(\d+)\)/.exec(column.getSQLType()) ?? [];
  return [Number(precision) - Number(scale), Number(scale)];
};

/** Characters at most in a text. */
export const longest = ({ column, max }: Pick<Field, 'column' | 'max'>): number => {
  const [, length] = /^char\((\d+)\)$/.exec(column.getSQLType()) ?? [];
  return length === undefined ? (max ?? 200) : Number(length);
};

/** Least and greatest whole number: the field's own, or what its column holds. */
export const integerRange = ({ column, range }: Pick<Field, 'column' | 'range'>): readonly [number, number] =>
  range ?? (column.getSQLType() === 'smallint' ? [-32_768, 32_767] : [-2_147_483_648, 2_147_483_647]);
