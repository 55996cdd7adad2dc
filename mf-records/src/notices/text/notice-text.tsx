import { useMemo } from 'react';
import { Box } from 'shared-ui';
import { htmlToElements } from './html-to-elements';

/** The text of a notice: the server sanitised it, and only known elements are made of it here. */
export const NoticeText = ({ html }: { html: string }) => {
  const content = useMemo(() => htmlToElements(html), [html]);
  return (
    <Box
      maxW="42rem"
      css={{
        '& > * + *, & div > * + *': { marginTop: '2' },
        '& li + li': { marginTop: '1' },
        '& ul': { paddingLeft: '5', listStyle: 'disc' },
        '& ol': { paddingLeft: '5', listStyle: 'decimal' },
        '& dt': { fontWeight: 'semibold' },
        '& dd': { paddingLeft: '5' },
        '& blockquote': { paddingLeft: '4', borderLeft: '3px solid var(--border)' },
        '& pre': { font: 'inherit', whiteSpace: 'pre-wrap' },
        '& hr': { border: '0', borderTop: '1px solid var(--border)' },
        '& sub, & sup': { fontSize: '0.75em', lineHeight: '0' },
        '& sub': { verticalAlign: 'sub' },
        '& sup': { verticalAlign: 'super' },
        '& h3, & h4': { fontSize: '1rem' },
        overflowWrap: 'anywhere',
      }}
    >
      {content}
    </Box>
  );
};
