import type { PathArguments } from 'shared-contract/base/endpoint';
import { pathOf } from 'shared-contract/base/endpoint';

/** The address of a call for `inject`: `/api/v1` and the endpoint's path, filled. */
export const url = <Path extends string>(
  endpoint: { readonly path: Path },
  ...params: PathArguments<Path>
): string => `/api/v1${pathOf(endpoint, ...params)}`;
