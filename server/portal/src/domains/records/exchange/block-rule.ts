import type { KindRule } from 'server-exchange/package/format/kind';

/** Blocks that the programme of a line does not have, as the package or the portal says. */
export const blockOfProgramme: KindRule = {
  breaches: (stage, other) => {
    const file = other('programmes');
    const fromFile = file
      ? `(select (to_jsonb(f) ->> 'Blocs')::integer from ${file} f where f."ProgrammeCode" = s."ProgrammeCode" limit 1), `
      : '';
    return `select s.line, s."Bloc"::text as value from ${stage} s
      where s."Bloc" > coalesce(${fromFile}(select p.blocs from programmes p where p.code = s."ProgrammeCode"))`;
  },
  header: 'Bloc',
  needs: ['ProgrammeCode', 'Bloc'],
  isRemark: true,
  why: 'le programme n’a pas autant de blocs',
  how: 'Corrigez Bloc, ou Blocs dans programmes.csv.',
};
