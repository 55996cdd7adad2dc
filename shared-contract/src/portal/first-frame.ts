import { type Static, Type } from '@sinclair/typebox';

/** Input of a server rendering by the shell. */
export interface FrameRequest {
  /** Path and query that are opened. */
  url: string;
  /** Text of the page's JSON blocks by their id, as the browser will read them. */
  blocks: Record<string, string>;
  /** The choice that the cookie remembers; null follows the system. */
  theme: 'light' | 'dark' | null;
  /** Screen of a remote to draw in the page; without it the frame has its outline. */
  screen?: DrawnScreen;
}

/** A screen of a published version that the server draws. */
export interface DrawnScreen {
  /** Remote. */
  name: string;
  version: string;
  /** As `portal.json` declares it. */
  path: string;
  /** Absolute path of the version's file for the server. */
  file: string;
}

const FrameStyleSchema = Type.Object({
  /** Key of the styling cache, then the names of the rules, separated by spaces. */
  names: Type.String(),
  css: Type.String(),
});

/** Rules that the first frame needs, and their names for the browser's styling cache. */
export type FrameStyle = Static<typeof FrameStyleSchema>;

/** The first frame of a page: what stands in it before any script has run. */
export const FrameSchema = Type.Object({
  /** Markup of the root; holds no script and no style. */
  html: Type.String(),
  styles: Type.Array(FrameStyleSchema),
  /** Late parts of the shell that it shows, which the browser needs before it takes over. */
  parts: Type.Array(Type.String({ pattern: '^[a-z-]+$' })),
  /** Title of the page; null where the page says none. */
  title: Type.Union([Type.String(), Type.Null()]),
  /** Path of the remote's screen in it, as `portal.json` declares it; absent without any. */
  screen: Type.Optional(Type.String()),
  /** Paths that its rendering read without an answer; a rendering that has them shows more. */
  unanswered: Type.Optional(Type.Array(Type.String())),
});

export type Frame = Static<typeof FrameSchema>;
