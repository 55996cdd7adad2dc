import { virtual } from '@guidepup/virtual-screen-reader';
import { whileStyled } from 'shared-ui/testing';

/** One thing that a screen reader says. */
export interface Spoken {
  /** With its role, as it is read out. */
  phrase: string;
  /** What the reader stands on. */
  node: Node | null;
}

/** From the beginning to the end; a modal dialog is read round and round. */
const readAll = async (): Promise<Spoken[]> => {
  const spoken: Spoken[] = [];
  const isHeard = ({ phrase, node }: Spoken) =>
    spoken.some((one) => one.node === node && one.phrase === phrase);
  await virtual.start({ container: document.body });
  for (;;) {
    const next = { phrase: await virtual.lastSpokenPhrase(), node: virtual.activeNode };
    if (next.phrase === 'end of document' || isHeard(next)) break;
    spoken.push(next);
    await virtual.next();
  }
  await virtual.stop();
  return spoken;
};

/** Reads the page out on a phone; a screen without its frame, as in the main part of it. */
export const readOut = async (): Promise<Spoken[]> => {
  const { body } = document;
  if (body.querySelector('main')) return whileStyled(readAll);
  const main = document.createElement('main');
  const children = [...body.children];
  main.append(...children);
  body.append(main);
  try {
    return await whileStyled(readAll);
  } finally {
    main.remove();
    body.append(...children);
  }
};
