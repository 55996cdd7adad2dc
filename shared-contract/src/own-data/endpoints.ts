import { del, get, post } from '../base/endpoint';
import type { DataCopy, Device, DeviceKey } from './answers';

/** Copies of all that the portal holds about her, newest first. */
export const dataCopies = get('/extranet/student/MesDonnees').answers<DataCopy[]>();

/** Asks for a copy, which is made in the background; one at a time. */
export const askDataCopy = post('/extranet/student/MesDonnees').answers<DataCopy>();

/** A copy that is ready, as a file. */
export const dataCopyFile = get('/extranet/student/MesDonnees/{CopieID}');

/** The browsers in which she is signed in. */
export const devices = get('/extranet/student/Appareils').answers<Device[]>();

/** Ends the session of one of them. */
export const disconnectDevice = del('/extranet/student/Appareils/{AppareilID}');

/** Encryption key of this device's offline copy; gone with the session (docs/decisions/offline-copy.md). */
export const deviceKey = get('/extranet/student/CleAppareil').answers<DeviceKey>();
