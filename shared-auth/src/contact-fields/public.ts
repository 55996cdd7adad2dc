export { ADDRESS_LISTS, AddressFields, addressQuestionsOf } from './address-fields';
export { MEAN_LISTS, MeanFields, typeLabelOf } from './mean-fields';
