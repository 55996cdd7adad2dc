/** For tests: a history of their own. */
export { MemoryRouter } from 'react-router-dom';
