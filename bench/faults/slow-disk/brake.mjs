import { existsSync, mkdirSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GROUPS = '/sys/fs/cgroup';
const NAME = 'portail-disque-lent';

/** The device that holds a path, as the kernel names it, `254:0`. @param {string} path */
const deviceOf = (path) => {
  const { dev } = statSync(path);
  return `${(dev >> 8) & 0xfff}:${(dev & 0xff) | ((dev >> 12) & 0xfff00)}`;
};

/**
 * How both generations of the kernel's groups are told of a limit.
 *
 * @type {(folder: string, device: string, writes: number | null) => void}
 */
const limit = (folder, device, writes) => {
  const isSecond = existsSync(join(folder, 'io.max'));
  if (isSecond) writeFileSync(join(folder, 'io.max'), `${device} wiops=${writes ?? 'max'}`);
  else writeFileSync(join(folder, 'blkio.throttle.write_iops_device'), `${device} ${writes ?? 0}`);
};

/**
 * A brake on the writes of some processes, and of those that they start, to the disk that holds `path`. It takes root and
 * a kernel that counts the writes of a group; where it has none this throws.
 *
 * @param {string} path
 */
export const openBrake = (path) => {
  const base = existsSync(join(GROUPS, 'blkio')) ? join(GROUPS, 'blkio') : GROUPS;
  const folder = join(base, NAME);
  mkdirSync(folder, { recursive: true });
  const device = deviceOf(path);
  limit(folder, device, null);
  return {
    /** @param {readonly number[]} pids */
    hold: (pids) => {
      for (const pid of pids) writeFileSync(join(folder, 'cgroup.procs'), String(pid));
    },
    /** @param {number} writes a second */
    press: (writes) => limit(folder, device, writes),
    release: () => limit(folder, device, null),
    /** Once its processes have ended. */
    close: () => rmdirSync(folder),
  };
};
