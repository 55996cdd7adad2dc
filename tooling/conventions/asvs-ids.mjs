/**
 * Requirements of OWASP ASVS 5.0.0 of levels 1 and 2, section by section: a number each, with `*` for level 1. They come from
 * the published table of the standard (5.0/docs_en, CSV).
 */
const SECTIONS = `
1.1 1 2
1.2 1* 2* 3* 4* 5* 6 7 8 9
1.3 1* 2* 3 4 5 6 7 8 9 10 11
1.4 1 2 3
1.5 1* 2
2.1 1* 2 3
2.2 1* 2* 3
2.3 1* 2 3 4
2.4 1
3.2 1* 2*
3.3 1* 2 3 4
3.4 1* 2* 3 4 5 6
3.5 1* 2* 3* 4 5
3.7 1 2
4.1 1* 2 3
4.2 1
4.3 1 2
4.4 1* 2 3 4
5.1 1
5.2 1* 2* 3
5.3 1* 2*
5.4 1 2 3
6.1 1* 2 3
6.2 1* 2* 3* 4* 5* 6* 7* 8* 9 10 11 12
6.3 1* 2* 3 4
6.4 1* 2* 3 4
6.5 1 2 3 4 5
6.6 1 2 3
6.8 1 2 3 4
7.1 1 2 3
7.2 1* 2* 3* 4*
7.3 1 2
7.4 1* 2* 3 4 5
7.5 1 2
7.6 1 2
8.1 1* 2
8.2 1* 2* 3
8.3 1*
8.4 1
9.1 1* 2* 3*
9.2 1* 2 3 4
10.1 1 2
10.2 1 2
10.3 1 2 3 4
10.4 1* 2* 3* 4* 5* 6 7 8 9 10 11
10.5 1 2 3 4 5
10.6 1 2
10.7 1 2 3
11.1 1 2
11.2 1 2 3
11.3 1* 2* 3
11.4 1* 2 3 4
11.5 1
11.6 1
12.1 1* 2 3
12.2 1* 2*
12.3 1 2 3 4
13.1 1
13.2 1 2 3 4 5
13.3 1 2
13.4 1* 2 3 4 5
14.1 1 2
14.2 1* 2 3 4
14.3 1* 2 3
15.1 1* 2 3
15.2 1* 2 3
15.3 1* 2 3 4 5 6 7
16.1 1
16.2 1 2 3 4 5
16.3 1 2 3 4
16.4 1 2 3
16.5 1 2 3
17.1 1
17.2 1 2 3 4
17.3 1 2
`;

/** Level of each requirement, by its number (`1.2.3`). */
export const ASVS_LEVELS = new Map(
  SECTIONS.trim()
    .split('\n')
    .flatMap((line) => {
      const [section, ...numbers] = line.split(' ');
      return numbers.map(
        (number) =>
          /** @type {[string, 1 | 2]} */ ([
            `${section}.${number.replace('*', '')}`,
            number.endsWith('*') ? 1 : 2,
          ]),
      );
    }),
);
