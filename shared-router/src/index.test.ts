import * as router from './index';

describe('shared-router', () => {
  it('offers the parts that screens use, and no data router', () => {
    expect(Object.keys(router)).toEqual(expect.arrayContaining(['BrowserRouter', 'Link', 'useNavigate']));
    expect(Object.keys(router)).not.toContain('createBrowserRouter');
  });
});
