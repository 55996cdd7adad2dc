import { type Document, DomHandler } from 'domhandler';
import { Parser } from 'htmlparser2';

/** Mails are tables within tables; what is deeper than this was written to break readers. */
const DEEPEST = 100;

/** Builds a tree no deeper than `DEEPEST`: elements below are left out, their text stays. */
class ShallowHandler extends DomHandler {
  #leftOut = 0;

  override onopentag(name: string, attribs: Record<string, string>): void {
    if (this.tagStack.length < DEEPEST) super.onopentag(name, attribs);
    else this.#leftOut += 1;
  }

  override onclosetag(): void {
    if (this.#leftOut === 0) super.onclosetag();
    else this.#leftOut -= 1;
  }
}

/** The tree of an HTML text, safe to walk by recursion. */
export const parseShallow = (html: string): Document => {
  const handler = new ShallowHandler();
  new Parser(handler).end(html);
  return handler.root;
};
