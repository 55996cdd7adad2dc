import type { Endpoint } from 'shared-contract/base/endpoint';
import { patternOf } from '../params';

/** How the matrix names the route of an endpoint: its method, and its address as Fastify writes it. */
export const keyOf = ({ method, path }: Endpoint): string => `${method} /api/v1${patternOf(path)}`;
