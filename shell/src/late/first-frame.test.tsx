import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lazyScreen } from 'shared-auth';
import { fetchParts, inFirstFrame, withParts } from './first-frame';

const Receipts = inFirstFrame(
  'receipts',
  lazyScreen(async () => ({ default: () => <h1>Mes reçus</h1> })),
);

describe('the late parts of a first frame', () => {
  it('are named by the rendering that shows them, and by no other', async () => {
    await fetchParts(['receipts']);
    const shown = withParts(() => renderToString(<Receipts />));
    expect(shown).toEqual({ result: '<h1>Mes reçus</h1>', parts: ['receipts'] });
    expect(withParts(() => renderToString(<p>Autre</p>)).parts).toEqual([]);
  });

  it('show as they would without a frame', async () => {
    await fetchParts(['receipts']);
    render(<Receipts />);
    expect(screen.getByRole('heading', { name: 'Mes reçus' })).toBeInTheDocument();
  });

  it('come together where they share a name', async () => {
    const Receipt = inFirstFrame(
      'receipts',
      lazyScreen(async () => ({ default: () => <h1>Reçu 7</h1> })),
    );
    await fetchParts(['receipts']);
    expect([Receipts.isReady(), Receipt.isReady()]).toEqual([true, true]);
  });

  it('that nobody knows are not waited for', async () => {
    await expect(fetchParts(['inconnue'])).rejects.toThrow('inconnue');
  });
});
