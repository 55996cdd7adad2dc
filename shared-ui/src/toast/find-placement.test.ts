import fc from 'fast-check';
import { type Area, coveredArea, findPlacement } from './find-placement';

const WIDTH = 300;
const HEIGHT = 60;
const room = { left: 16, top: 70, right: 374, bottom: 760 };

const at = ({ left, top }: { left: number; top: number }): Area => ({
  left,
  top,
  right: left + WIDTH,
  bottom: top + HEIGHT,
});

const control = fc
  .record({
    left: fc.integer({ min: 0, max: 380 }),
    top: fc.integer({ min: 0, max: 830 }),
    width: fc.integer({ min: 10, max: 390 }),
    height: fc.integer({ min: 10, max: 60 }),
  })
  .map(({ left, top, width, height }) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
    weight: 1,
  }));

describe('the place of messages', () => {
  it('is at the bottom right where nothing is in the way', () => {
    expect(findPlacement(WIDTH, HEIGHT, { room, controls: [] })).toEqual({ left: 74, top: 700 });
  });

  it('is above a button that stands there', () => {
    const button = { left: 100, top: 720, right: 374, bottom: 760, weight: 1 };
    const place = findPlacement(WIDTH, HEIGHT, { room, controls: [button] });
    expect(at(place).bottom).toBeLessThanOrEqual(button.top);
    expect(at(place).bottom).toBeGreaterThan(button.top - 5);
  });

  it('covers no control wherever a free strip is left, and never leaves its room', () => {
    fc.assert(
      fc.property(fc.array(control, { maxLength: 12 }), fc.integer({ min: 74, max: 690 }), (all, strip) => {
        const isClear = ({ top, bottom }: Area) => bottom <= strip || top >= strip + HEIGHT + 8;
        const controls = all.filter(isClear);
        const place = at(findPlacement(WIDTH, HEIGHT, { room, controls }));
        expect(coveredArea(place, controls)).toBe(0);
        expect(place.top).toBeGreaterThanOrEqual(room.top);
        expect(place.bottom).toBeLessThanOrEqual(room.bottom);
        expect(place.left).toBeGreaterThanOrEqual(room.left);
        expect(place.right).toBeLessThanOrEqual(room.right);
      }),
    );
  });

  it('covers least where controls are everywhere', () => {
    const rows = Array.from({ length: 40 }, (_, row) => ({
      left: row === 20 ? 340 : 0,
      top: row * 20,
      right: 390,
      bottom: row * 20 + 20,
      weight: 1,
    }));
    const place = at(findPlacement(WIDTH, HEIGHT, { room, controls: rows }));
    expect(place.top).toBeLessThanOrEqual(400);
    expect(place.bottom).toBeGreaterThanOrEqual(420);
  });

  it('covers labels rather than a button where labels are everywhere', () => {
    const labels = { left: 0, top: 0, right: 390, bottom: 844, weight: 1e-6 };
    const button = { left: 16, top: 700, right: 374, bottom: 760, weight: 1 };
    const place = at(findPlacement(WIDTH, HEIGHT, { room, controls: [labels, button] }));
    expect(coveredArea(place, [button])).toBe(0);
  });
});
