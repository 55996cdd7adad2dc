import { type Block, type Inline, readMarkup } from 'shared-contract/notices/markup';
import { sanitiseNotice } from './sanitise';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

const inline = (line: readonly Inline[]): string =>
  line
    .map((one) => {
      if (one.kind === 'text') return escaped(one.text);
      const words = inline(one.children);
      return one.kind === 'link'
        ? `<a href="${escaped(one.href)}">${words}</a>`
        : `<${one.kind}>${words}</${one.kind}>`;
    })
    .join('');

const LISTS = { bullets: 'ul', numbers: 'ol' } as const;

const row = (cells: readonly (readonly Inline[])[]): string =>
  `<tr>${cells.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`;

const block = (one: Block): string => {
  if (one.kind === 'table') return `<table>${one.rows.map(row).join('')}</table>`;
  const { kind, lines } = one;
  if (kind === 'paragraph') return `<p>${lines.map(inline).join('<br>')}</p>`;
  const items = lines.map((line) => `<li>${inline(line)}</li>`).join('');
  return `<${LISTS[kind]}>${items}</${LISTS[kind]}>`;
};

/** The HTML of a notice that was written in markup, through the same cleaning as any other. */
export const markupHtml = (source: string): string => sanitiseNotice(readMarkup(source).map(block).join(''));
