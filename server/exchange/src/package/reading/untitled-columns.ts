const isBlank = (cell: string): boolean => cell.trim() === '';

/** Letter of a column as spreadsheets name it, from its place (0 is A). */
export const columnLetter = (place: number): string =>
  place < 26
    ? String.fromCharCode(65 + place)
    : columnLetter(Math.floor(place / 26) - 1) + columnLetter(place % 26);

/** Cells under the titles of a file, or the place of one that holds a value under none. */
export type TitledCells = { cells: readonly string[] } | { stray: number };

/**
 * Passes over columns without a title, which spreadsheets leave where cells were emptied: the titles, and what a line
 * holds under them. A line of another length is left as it is, for who judges it.
 */
export const titledColumns = (heading: readonly string[]) => {
  const places = heading.flatMap((title, place) => (isBlank(title) ? [] : [place]));
  const isWhole = places.length === heading.length;
  const isUntitled = (place: number): boolean => isBlank(heading[place] ?? '');
  return {
    titles: places.map((place) => heading[place] ?? ''),
    pick: (cells: readonly string[]): TitledCells => {
      if (isWhole && cells.length <= heading.length) return { cells };
      const stray = cells.findIndex((cell, place) => isUntitled(place) && !isBlank(cell));
      if (stray >= heading.length) return { cells };
      if (stray !== -1) return { stray };
      return { cells: places.flatMap((place) => (place < cells.length ? [cells[place] ?? ''] : [])) };
    },
  };
};
