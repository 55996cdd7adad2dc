/** A rectangle of the window, CSS pixels from its top left corner. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something that can be pressed, typed in or read out of: what it weighs when a message lies on it. */
export interface Control extends Area {
  weight: number;
}

export interface Point {
  left: number;
  top: number;
}

export interface Surroundings {
  /** Where messages may stand: the window, less what is stuck to its edges, less a margin. */
  room: Area;
  /** What can be pressed or typed in. */
  controls: readonly Control[];
}

/** Places are tried at this distance, CSS pixels. */
const STEP = 4;

const areaAt = ({ left, top }: Point, width: number, height: number): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Square pixels that two areas share. */
const shared = (one: Area, other: Area): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Square pixels of controls under an area, each by its weight. */
export const covered = (area: Area, controls: readonly Control[]): number =>
  controls.reduce((sum, control) => sum + shared(area, control) * control.weight, 0);

/** From the bottom up, at the right, then at the left, then in the middle. */
const places = ({ left, top, right, bottom }: Area, width: number, height: number): Point[] => {
  const lowest = Math.max(top, bottom - height);
  const columns = [right - width, left, (left + right - width) / 2].map((x) => Math.max(left, x));
  const rows = Array.from({ length: Math.floor((lowest - top) / STEP) + 1 }, (_, row) => lowest - row * STEP);
  return columns.flatMap((x) => rows.map((y) => ({ left: x, top: y })));
};

/**
 * Where a block of messages covers no control: as low and as far to the right as can be (CONTRACT §7.4). Where the page
 * leaves no such place, where it covers least.
 */
export const findPlace = (width: number, height: number, { room, controls }: Surroundings): Point => {
  const home = {
    left: Math.max(room.left, room.right - width),
    top: Math.max(room.top, room.bottom - height),
  };
  let best = { place: home, cost: covered(areaAt(home, width, height), controls) };
  for (const place of places(room, width, height)) {
    if (best.cost === 0) break;
    const cost = covered(areaAt(place, width, height), controls);
    if (cost < best.cost) best = { place, cost };
  }
  return best.place;
};
