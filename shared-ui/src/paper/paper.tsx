import type { ReactNode } from 'react';
import { LogoMark } from '../brand/logo';
import { CARD_STYLE } from '../card/card-style';
import { chakra } from '../theme/styled';

/** Colour of printed rules, independent of the theme. */
export const INK_RULE = '2px solid #0f191a';

/** Side room of the parts of a paper; none on paper, where the page has its margins. */
export const PAPER_INSET = { base: '4', sm: '6' } as const;

const Sheet = chakra('article', {
  base: {
    ...CARD_STYLE,
    _print: { border: '0', borderRadius: '0', boxShadow: 'none', overflow: 'visible', breakInside: 'auto' },
  },
});

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.625rem 0.75rem',
    paddingBlock: { base: '1.125rem', sm: '5' },
    paddingInline: PAPER_INSET,
    borderBottom: '1px solid var(--border)',
    '& > svg, & > img': { width: '2.25rem', height: '2.25rem', flex: 'none' },
    '& strong': { fontWeight: 'bold', lineHeight: '1.2' },
    '& strong small': {
      display: 'block',
      marginTop: '0.5',
      fontSize: 'xs',
      fontWeight: '400',
      color: 'muted',
    },
    '& > p': {
      flexBasis: { base: 'full', sm: 'auto' },
      marginLeft: { sm: 'auto' },
      textAlign: { sm: 'right' },
      fontSize: 'xs',
      lineHeight: '1.35',
      color: 'muted',
    },
    '& > p > b': {
      display: { base: 'inline', sm: 'block' },
      marginLeft: { base: '2', sm: '0' },
      fontSize: '0.9375rem',
      color: 'text',
      fontVariantNumeric: 'tabular-nums',
    },
    _print: {
      paddingInline: '0',
      paddingTop: '0',
      borderBottom: INK_RULE,
      '& > p': { flexBasis: 'auto', marginLeft: 'auto', textAlign: 'right' },
      '& > p > b': { display: 'block', marginLeft: '0' },
    },
  },
});

const Title = chakra('h2', {
  base: {
    paddingTop: { base: '4', sm: '5' },
    paddingInline: PAPER_INSET,
    fontSize: { base: 'lg', sm: 'xl' },
    _print: { paddingInline: '0', paddingTop: '4', fontSize: '1.5rem' },
  },
});

export interface PaperProps {
  /** Who issues it. */
  institution: string;
  /** The institution's own logo; the mark is drawn without it. */
  logo?: string | null;
  /** Which of its services. */
  service: string;
  /** What the number is of: « Reçu ». */
  kind: string;
  number: string;
  /** What it proves. */
  title: ReactNode;
  children: ReactNode;
}

/** Printable A4 document of the school, same on screen. */
export const Paper = ({ institution, logo, service, kind, number, title, children }: PaperProps) => (
  <Sheet aria-label={`${kind} ${number}`}>
    <Head>
      {logo ? <img src={logo} alt="" /> : <LogoMark />}
      <strong>
        {institution}
        <small>{service}</small>
      </strong>
      <p>
        {kind}
        <b>{number}</b>
      </p>
    </Head>
    <Title>{title}</Title>
    {children}
  </Sheet>
);

const Note = chakra('p', {
  base: {
    display: 'none',
    marginTop: '4',
    fontSize: 'xs',
    color: 'muted',
    _print: { display: 'block' },
  },
});

/** Print date in the document's footer; print only. */
export const PaperFoot = ({ children }: { children: ReactNode }) => <Note>{children}</Note>;
