/** Whether what was kept was typed over this line, and not over another one. */
export const isOfLine = (kept: unknown, idField: string, id: number): boolean =>
  typeof kept === 'object' && kept !== null && Reflect.get(kept, idField) === id;
