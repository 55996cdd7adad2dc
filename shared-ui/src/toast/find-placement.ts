/** A rectangle of the window, CSS pixels from its top left corner. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** An interactive or readable obstacle, with the cost of covering it. */
export interface Control extends Area {
  weight: number;
}

export interface Point {
  left: number;
  top: number;
}

export interface Obstacles {
  /** Where messages may stand: the window, less what is stuck to its edges, less a margin. */
  room: Area;
  /** What can be pressed or typed in. */
  controls: readonly Control[];
}

/** Grid step of candidate placements, CSS pixels. */
const STEP = 4;

const areaAt = ({ left, top }: Point, width: number, height: number): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Overlap of two areas, square pixels. */
const shared = (one: Area, other: Area): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** Weighted overlap with obstacles, square pixels. */
export const coveredArea = (area: Area, controls: readonly Control[]): number =>
  controls.reduce((sum, control) => sum + shared(area, control) * control.weight, 0);

/** Candidates from the bottom up: right, left, then middle. */
const candidatePlacements = ({ left, top, right, bottom }: Area, width: number, height: number): Point[] => {
  const lowest = Math.max(top, bottom - height);
  const columns = [right - width, left, (left + right - width) / 2].map((x) => Math.max(left, x));
  const rows = Array.from({ length: Math.floor((lowest - top) / STEP) + 1 }, (_, row) => lowest - row * STEP);
  return columns.flatMap((x) => rows.map((y) => ({ left: x, top: y })));
};

/**
 * Placement of toasts that covers no control, as low and right as possible (CONTRACT §7.4); otherwise the one that
 * covers least.
 */
export const findPlacement = (width: number, height: number, { room, controls }: Obstacles): Point => {
  const home = {
    left: Math.max(room.left, room.right - width),
    top: Math.max(room.top, room.bottom - height),
  };
  let best = { place: home, cost: coveredArea(areaAt(home, width, height), controls) };
  for (const place of candidatePlacements(room, width, height)) {
    if (best.cost === 0) break;
    const cost = coveredArea(areaAt(place, width, height), controls);
    if (cost < best.cost) best = { place, cost };
  }
  return best.place;
};
