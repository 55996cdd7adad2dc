import type { JumpHit } from 'shared-ui/kit/jump';
import type { Findable } from './search';

/** Somewhere to go, as it is searched and shown. */
export interface Destination extends Findable, Pick<JumpHit, 'key' | 'detail' | 'icon' | 'to'> {}
