import type { KindRule } from './kind';

/** Remarks lines that end before they begin, where the database lets them. */
export const endsAfter = (begin: string, end: string): KindRule => ({
  breaches: (stage) =>
    `select s.line, s."${end}"::text as value from ${stage} s where s."${end}" < s."${begin}"`,
  header: end,
  needs: [begin, end],
  isRemark: true,
  why: `${end} vient avant ${begin}`,
  how: 'Corrigez l’un des deux.',
});
