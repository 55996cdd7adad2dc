import lateCode from './late-code.mjs';
import { browserProject } from './projects.mjs';

const [, options] = Object.values(browserProject('shell').transform)[0] ?? [];

it('lets fetched code come late in the tests of a browser', () => {
  const source = "export const load = () => import('./part');";
  const settings = { config: {}, configString: '', instrument: false, supportsStaticESM: false };
  const { code } = lateCode
    .createTransformer(Object(options))
    .process(source, '/part/page.ts', Object(settings));
  expect(code).toMatch(/globalThis\.codeComes\(\)\.then\(\(\)=>.*require\("\.\/part"\)/);
  expect(code).not.toContain('Promise.resolve()');
});
