import { get } from '../base/endpoint';
import type { Parameter } from '../portal/platform';

/** Choices of the lists that are named, separated by commas. */
export const parameters = get('/parameters{?parameterNames}').answers<Parameter[]>();
