import { isCanvasFaithful } from './is-canvas-faithful';

type Rectangle = { colour: string; left: number; width: number };

/** A canvas that paints rectangles, and gives back what `read` makes of each channel. */
const useCanvas = (read: (channel: number, index: number) => number): void => {
  const painted: Rectangle[] = [];
  const context = {
    fillStyle: '',
    fillRect: (left: number, _top: number, width: number) =>
      painted.push({ colour: context.fillStyle, left, width }),
    getImageData: (_left: number, _top: number, width: number, height: number) => ({
      data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) => {
        const x = Math.floor(index / 4) % width;
        const colour = painted.find(({ left, width: side }) => x >= left && x < left + side)?.colour ?? '';
        const channels = [...(colour.match(/\d+/g) ?? []).map(Number), 255];
        return read(channels[index % 4] ?? 0, index);
      }),
    }),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
};

afterEach(() => jest.restoreAllMocks());

test('a canvas that gives back its picture is faithful, colour profile or small noise included', () => {
  useCanvas((channel) => channel);
  expect(isCanvasFaithful()).toBe(true);
  useCanvas((channel, index) => channel + (index % 2 === 0 ? 2 : -2));
  expect(isCanvasFaithful()).toBe(true);
});

test('a canvas that gives stripes or white in place of its picture is not', () => {
  useCanvas((_channel, index) => (index * 57) % 256);
  expect(isCanvasFaithful()).toBe(false);
  useCanvas(() => 255);
  expect(isCanvasFaithful()).toBe(false);
});

test('nor is one that draws nothing', () => {
  expect(isCanvasFaithful()).toBe(false);
});
