import type { Endpoint } from 'shared-contract/base/endpoint';
import { patternOf } from '../params';

/** Key of an endpoint's route in the access matrix: method and path in Fastify's syntax. */
export const routeKey = ({ method, path }: Endpoint): string => `${method} /api/v1${patternOf(path)}`;
