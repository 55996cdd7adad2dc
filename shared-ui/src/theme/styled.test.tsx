import { render, screen } from '@testing-library/react';
import { Box } from '../layout/layout';
import { PortalProvider } from './portal-provider';
import { chakra } from './styled';

const shown = (name: string) => getComputedStyle(screen.getByText(name));

describe('chakra(tag, recipe)', () => {
  it('reads a recipe once, however many elements are drawn and however often', () => {
    let reads = 0;
    const Mark = chakra('i', {
      get base() {
        reads += 1;
        return { color: 'red' };
      },
    });
    const { rerender } = render(<Mark>une</Mark>, { wrapper: PortalProvider });
    const once = reads;
    rerender(
      <>
        <Mark>une</Mark>
        <Mark>deux</Mark>
        <Mark>trois</Mark>
      </>,
    );
    expect(once).toBeGreaterThan(0);
    expect(reads).toBe(once);
    expect(shown('trois').color).toBe('rgb(255, 0, 0)');
  });

  it('tells choices of variants apart, and what is written beside them', () => {
    const Mark = chakra('i', {
      base: { color: 'red' },
      variants: { tone: { calm: { color: 'blue' }, loud: { color: 'lime' } } },
    });
    render(
      <PortalProvider>
        <Mark>sans</Mark>
        <Mark tone="calm">calme</Mark>
        <Mark tone="loud">fort</Mark>
        <Mark tone="loud" color="black">
          propre
        </Mark>
        <Mark tone="loud" css={{ color: 'white' }}>
          autre
        </Mark>
      </PortalProvider>,
    );
    const colours = ['sans', 'calme', 'fort', 'propre', 'autre'].map((name) => shown(name).color);
    expect(colours).toEqual([
      'rgb(255, 0, 0)',
      'rgb(0, 0, 255)',
      'rgb(0, 255, 0)',
      'rgb(0, 0, 0)',
      'rgb(255, 255, 255)',
    ]);
  });

  it('puts the look of a component over that of the one it is made of', () => {
    const Inner = chakra('i', {
      base: { color: 'red', fontStyle: 'normal' },
      variants: { tone: { calm: { color: 'blue' } } },
    });
    const Outer = chakra(Inner, { base: { color: 'lime' } });
    render(
      <PortalProvider>
        <Outer>dehors</Outer>
        <Outer tone="calm">choisi</Outer>
        <Inner>dedans</Inner>
      </PortalProvider>,
    );
    expect([shown('dehors').color, shown('dehors').fontStyle]).toEqual(['rgb(0, 255, 0)', 'normal']);
    expect(shown('choisi').color).toBe('rgb(0, 0, 255)');
    expect(shown('dedans').color).toBe('rgb(255, 0, 0)');
  });

  it('draws without a recipe', () => {
    render(<Box color="red">nu</Box>, { wrapper: PortalProvider });
    expect(shown('nu').color).toBe('rgb(255, 0, 0)');
  });
});
