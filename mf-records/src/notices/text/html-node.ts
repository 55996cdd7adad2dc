export interface HtmlElement {
  /** In lower case. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly HtmlNode[];
}

/** Parsed HTML: an element, or a text. */
export type HtmlNode = HtmlElement | string;
