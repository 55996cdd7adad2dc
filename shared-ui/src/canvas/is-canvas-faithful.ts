/** Red, green, blue of the squares that are painted and read back. */
const COLOURS = [
  [224, 32, 16],
  [16, 192, 48],
  [32, 48, 208],
  [240, 240, 240],
] as const;

/** Side of a square, pixels. */
const SIDE = 4;

/** How far a channel may be from what was painted: colour profiles, and browsers whose noise no eye sees. */
const TOLERANCE = 24;

/**
 * True where a canvas gives back what was drawn on it. A browser that guards against fingerprinting gives stripes or
 * white in place of the picture, and says nothing.
 */
export const isCanvasFaithful = (): boolean => {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE * COLOURS.length;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return false;
  COLOURS.forEach(([red, green, blue], index) => {
    context.fillStyle = `rgb(${red},${green},${blue})`;
    context.fillRect(index * SIDE, 0, SIDE, SIDE);
  });
  const { data } = context.getImageData(0, 0, canvas.width, SIDE);
  return data.every((value, index) => {
    const pixel = Math.floor(index / 4);
    const colour = COLOURS[Math.floor((pixel % canvas.width) / SIDE)];
    const painted = colour?.[index % 4] ?? 255;
    return Math.abs(value - painted) <= TOLERANCE;
  });
};
