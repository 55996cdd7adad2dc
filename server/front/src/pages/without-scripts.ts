import type { Frame } from 'shared-contract/portal/first-frame';
import { type OpenedPage, openedScreen } from './opened-screen';

/** Declarations of a line that says at the top of a page what does not work in it. */
export const NOTE_STYLE =
  'margin:0;padding:.75rem 1rem;font:1rem/1.5 system-ui,sans-serif;text-align:center;color:#5c3b00;background:#fff4dc';

/** What can be done where no script runs, whatever the reason. */
export const READING_ONLY =
  '\u00a0: vous pouvez lire cette page, mais ses boutons et ses formulaires ne répondent pas.';

/** True where all that the page shows stands in it: a page of the shell, or one whose screen was drawn. */
const isReadable = (page: OpenedPage, frame: Frame | null): boolean =>
  frame !== null && (frame.screen !== undefined || openedScreen(page) === null);

/** Style of what a page says where no script runs: in the head, since a `<noscript>` of the body holds none. */
export const styleWithoutScripts = (nonce: string): string =>
  `<noscript><style nonce="${nonce}">.sans-js{${NOTE_STYLE}}</style></noscript>`;

/** What a page says where no script runs. */
export const withoutScripts = ({ frame, ...page }: OpenedPage & { frame: Frame | null }): string => {
  const text = isReadable(page, frame)
    ? `JavaScript est désactivé${READING_ONLY}`
    : 'Cette page a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez-la.';
  return `<noscript><p class="sans-js">${text}</p></noscript>`;
};
