import type { ReactNode } from 'react';
import { type Block, type Inline, readMarkup, type Table } from 'shared-contract/notices/markup';
import { Box } from 'shared-ui';

const TEXT = {
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: '2' },
  '& li + li': { marginTop: '1' },
  '& ul': { paddingLeft: '5', listStyle: 'disc' },
  '& ol': { paddingLeft: '5', listStyle: 'decimal' },
  '& td': { border: '1px solid var(--border)', padding: '0.375rem 0.625rem', verticalAlign: 'top' },
  '& u': { color: 'var(--accent-text)' },
} as const;

/** Parts of a text never change places while it is typed: their rank is their key. */
const inline = (line: readonly Inline[]): ReactNode[] =>
  line.map((one, rank) => {
    const key = `${rank} ${one.kind}`;
    if (one.kind === 'text') return one.text;
    const words = inline(one.children);
    // A link of the preview leads nowhere: what is typed would be left.
    if (one.kind === 'link')
      return (
        <u key={key} title={one.href}>
          {words}
        </u>
      );
    return one.kind === 'strong' ? <strong key={key}>{words}</strong> : <em key={key}>{words}</em>;
  });

const LISTS = { bullets: 'ul', numbers: 'ol' } as const;

const table = (key: string, rows: Table['rows']): ReactNode => (
  <table key={key}>
    <tbody>
      {rows.map((cells, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their rank.
        <tr key={at}>
          {cells.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor have cells.
            <td key={column}>{inline(cell)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const block = (one: Block, rank: number): ReactNode => {
  const key = `${rank} ${one.kind}`;
  if (one.kind === 'table') return table(key, one.rows);
  const { kind, lines } = one;
  if (kind === 'paragraph')
    return (
      <p key={key}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name than their rank.
          <span key={at}>
            {at > 0 && <br />}
            {inline(line)}
          </span>
        ))}
      </p>
    );
  const List = LISTS[kind];
  return (
    <List key={key}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name than their rank.
        <li key={at}>{inline(line)}</li>
      ))}
    </List>
  );
};

/** A notice's markup as the server makes HTML of it: both read it by the same function. */
export const MarkupView = ({ source }: { source: string }) => (
  <Box css={TEXT}>{readMarkup(source).map(block)}</Box>
);
