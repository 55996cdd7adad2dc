const named = (room: string): string => room.trim().toLocaleLowerCase('fr');

/** True when two texts name the same room, ignoring spelling differences. */
export const isSameRoom = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && named(one) !== '' && named(one) === named(other);

/** Rooms proposed in the place of one that is taken. */
const MAX_PROPOSED = 6;

/** Rooms of a school that none of these takes, by name. */
export const freeRooms = (all: readonly (string | null)[], taken: readonly (string | null)[]): string[] => {
  const free = all.filter(
    (room): room is string => room !== null && !taken.some((one) => isSameRoom(one, room)),
  );
  return [...new Set(free)].toSorted((a, b) => a.localeCompare(b, 'fr')).slice(0, MAX_PROPOSED);
};
