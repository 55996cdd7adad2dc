/** A page without what the formatter adds: it pads the cells of a table, and what separates them from its head. */
export const withoutPadding = (text: string): string => text.replace(/ {2,}/g, ' ').replace(/-{3,}/g, '---');
