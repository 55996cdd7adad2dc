import { register } from 'tsx/esm/api';

// Sources are TypeScript; Node strips types, but does not find a file without its ending.
register();
