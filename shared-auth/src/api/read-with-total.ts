import { type AnswerOf, type Endpoint, type PathArguments, pathOf } from 'shared-contract/base/endpoint';
import { ApiError } from './api-error';
import { requestResponse } from './client';

/** A possibly truncated list with its total (`X-Total-Count`). */
export interface Counted<T> {
  rows: T;
  total: number;
}

/** Reads a list of the contract with its total count. Throws ApiError. */
export const readCounted = async <E extends Endpoint<Endpoint['method'], string, readonly unknown[]>>(
  endpoint: E,
  ...params: PathArguments<E['path']>
): Promise<Counted<AnswerOf<E>>> => {
  const path = pathOf<E['path']>(endpoint, ...params);
  const response = await requestResponse(path, { method: 'GET' });
  try {
    const rows = await response.json();
    return { rows, total: Number(response.headers.get('x-total-count') ?? rows.length) };
  } catch {
    throw new ApiError(response.status, null, path);
  }
};
