/** For the rendering on the server: a router at one address, which goes nowhere. */
export { StaticRouter } from 'react-router-dom';
