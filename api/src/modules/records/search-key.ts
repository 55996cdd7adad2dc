/** What a name is compared by: without accents, case or punctuation (« D’Hoore » and « d hoore » are one). */
export const searchKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
