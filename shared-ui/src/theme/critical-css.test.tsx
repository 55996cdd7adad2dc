import { criticalCss } from './critical-css';
import { createStyleCache } from './portal-provider';

describe('the styles of a first frame', () => {
  it('are those that the rendering used, the page’s before the classes’, under their names', () => {
    const cache = Object.assign(createStyleCache(), {
      inserted: { a1: '.css-a1{color:red}', g1: 'body{margin:0}', b2: '.css-b2{top:0}', c3: '', d4: true },
      registered: { 'css-a1': 'color:red', 'css-b2': 'top:0', 'css-c3': '' },
    });
    expect(criticalCss(cache)).toEqual([
      { names: 'css-global g1', css: 'body{margin:0}' },
      { names: 'css a1 b2', css: '.css-a1{color:red}.css-b2{top:0}' },
    ]);
  });
});
