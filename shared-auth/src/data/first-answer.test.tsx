import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useLayoutEffect, useRef } from 'react';
import type { AnswerOf } from 'shared-contract/base/endpoint';
import { orders } from 'shared-contract/orders/endpoints';
import { setInlinedAnswers } from '../api/inlined-answers';
import { apiUrl } from '../testing/network';
import { renderWithSession } from '../testing/render-with-session';
import { useApi } from './use-api';

let asked = 0;
const server = setupServer(
  http.get(apiUrl(orders), () => {
    asked += 1;
    return HttpResponse.json(['demandée']);
  }),
);
beforeAll(() => server.listen());
beforeEach(() => {
  asked = 0;
});
afterAll(() => server.close());

/** Changes what is held as soon as it is drawn, before anything was read; keeps what it began from. */
const Changed = ({ begins }: { begins: unknown[] }) => {
  const { data, mutate } = useApi(orders);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    const change = (held?: AnswerOf<typeof orders>) => {
      begins.push(held);
      return held;
    };
    void mutate(change, { revalidate: false });
  });
  return <p>{JSON.stringify(data)}</p>;
};

const Orders = () => {
  const { data, isLoading } = useApi(orders);
  return <p>{isLoading ? 'en route' : JSON.stringify(data)}</p>;
};

test('what a page carries is there at once, and is not asked for', async () => {
  setInlinedAnswers({ [orders.path]: ['portée'] });
  renderWithSession(<Orders />);
  expect(screen.getByText('["portée"]')).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText('["portée"]')).toBeVisible();
  expect(asked).toBe(0);
});

test('what it does not carry is on its way, then there', async () => {
  setInlinedAnswers({});
  renderWithSession(<Orders />);
  expect(screen.getByText('en route')).toBeVisible();
  expect(await screen.findByText('["demandée"]')).toBeVisible();
});

test('a change made before anything was read begins from what the page carries', async () => {
  setInlinedAnswers({ [orders.path]: ['portée'] });
  const begins: unknown[] = [];
  renderWithSession(<Changed begins={begins} />);
  await waitFor(() => expect(begins).toEqual([['portée']]));
  expect(screen.getByText('["portée"]')).toBeVisible();
});

test('read anew, what is held stays until the answer is there', async () => {
  setInlinedAnswers({ [orders.path]: ['portée'] });
  const seen: string[] = [];
  const Again = () => {
    const { data, mutate } = useApi(orders);
    seen.push(JSON.stringify(data));
    return (
      <button type="button" onClick={() => void mutate()}>
        {JSON.stringify(data)}
      </button>
    );
  };
  renderWithSession(<Again />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  act(() => screen.getByRole('button').click());
  expect(await screen.findByText('["demandée"]')).toBeVisible();
  expect(new Set(seen)).toEqual(new Set(['["portée"]', '["demandée"]']));
});
