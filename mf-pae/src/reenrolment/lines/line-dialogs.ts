export { AddressDialog } from './address-dialog';
export { ContactDialog } from './contact-dialog';
