import { route, textOf } from '../base/route';
import { DataCopyAnswer, DataCopyListAnswer, DeviceKeyAnswer, DeviceListAnswer } from './answers';
import * as endpoints from './endpoints';

/** Hers alone: it holds what staff may not read of her, her health file first. */
const access = { roles: ['student'] } as const;

/** Own data, devices and sessions (docs/decisions/own-data.md). */
export const ownDataRoutes = {
  dataCopies: route(endpoints.dataCopies, { access, answer: DataCopyListAnswer }),
  askDataCopy: route(endpoints.askDataCopy, {
    access,
    audit: ['donnees.demandees'],
    answer: DataCopyAnswer,
  }),
  dataCopyFile: route(endpoints.dataCopyFile, { access: { ...access, navigation: true } }),
  devices: route(endpoints.devices, { access, answer: DeviceListAnswer }),
  disconnectDevice: route(endpoints.disconnectDevice, {
    access,
    audit: ['appareil.deconnecte'],
    params: { AppareilID: textOf('^[0-9a-f]{16}$') },
  }),
  deviceKey: route(endpoints.deviceKey, { access, answer: DeviceKeyAnswer }),
};
