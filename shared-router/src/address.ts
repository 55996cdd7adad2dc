/**
 * Where the portal is, as the router has it: for what stands around the screens. It is never rendered again for what the
 * server did not know: React would give up the screens that are still to be taken over.
 */
export { useLocation as useAddress } from 'react-router-dom';
