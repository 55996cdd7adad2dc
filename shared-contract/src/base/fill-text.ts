/** A quoted text with its `{name}` placeholders filled in; an unknown placeholder stays as it is. */
export const fillText = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
