/** No-break space: before « : » and « % », inside « », between the parts of a date, before a unit. */
export const NBSP = '\u00a0';
/** Narrow no-break space: before « ; », « ? », « ! », between thousands. */
export const NARROW_NBSP = '\u202f';

/** A text of ours or of a catalogue with the no-break spaces of French typography; nothing else changes. */
export const typeset = (text: string): string =>
  text
    .replace(/ (?=[:%»](?!\p{L}))/gu, NBSP)
    .replace(/ (?=[;?!](?!\p{L}))/gu, NARROW_NBSP)
    .replace(/« /g, `«${NBSP}`);
