/** Render limits: width and height of a page in pixels, pages. */
export const LIMITS = { width: 1200, height: 3600, pages: 6 } as const;

/** A file as canvases, so that nothing in it can execute or send requests. */
export interface RenderedFile {
  pages: HTMLCanvasElement[];
  /** How many pages it has. */
  count: number;
}

export const createCanvas = (width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
};
