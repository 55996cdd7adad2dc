export { ADDRESS_LISTS, AddressFields } from './address-fields';
export { MEAN_LISTS, MeanFields, typeLabelOf } from './mean-fields';
