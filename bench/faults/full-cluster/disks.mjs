import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { postmasterOf } from '../../../deploy/topology/bases.mjs';
import { HERE } from '../../../deploy/topology/ground.mjs';
import { folderOf } from '../../../deploy/topology/plan.mjs';

/** Megabytes of the disk of a node: an empty cluster, what it keeps of its journal (256), and room for the writers. */
const SIZE = 500;

/** Mounts the folder of a node, once, under the configuration that is already there; then runs the node's command. */
const MOUNT = `mountpoint -q "$0" || {
  config=$(cat "$0/patroni.yml") && mount -t tmpfs -o size=${SIZE}m,mode=700 tmpfs "$0" &&
  (umask 077 && printf %s "$config" > "$0/patroni.yml") && chown -R postgres: "$0"
} && exec "$@"`;

/**
 * A small disk for each PostgreSQL, with all that it and its Patroni write: a tmpfs, in the mount namespace of this
 * process.
 *
 * @param {number} port of the topology
 * @param {readonly string[]} names of the nodes
 */
export const openDisks = (port, names) => {
  /** @param {string} name */
  const diskOf = (name) => join(folderOf(port), name);
  /** @param {string} name */
  const fillerOf = (name) => join(diskOf(name), 'remplissage');
  return {
    /** @type {import('../../../deploy/topology/ground.mjs').Ground} */
    ground: {
      ...HERE,
      within: (name) => (names.includes(name) ? ['sh', '-c', MOUNT, diskOf(name)] : []),
    },
    /** To the last byte that is free at that moment. @param {string} name */
    fill: (name) => {
      const file = openSync(fillerOf(name), 'a');
      const block = Buffer.alloc(1024 * 1024);
      try {
        for (;;) writeSync(file, block);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        closeSync(file);
      }
    },
    /** @param {string} name */
    free: (name) => rmSync(fillerOf(name)),
    /** Once the nodes are told to stop: a PostgreSQL that lingers is ended, since it would never see its folder go. */
    close: () => {
      for (const disk of names.map(diskOf)) {
        const left = postmasterOf(disk);
        if (left !== null && existsSync(`/proc/${left}`)) process.kill(left, 'SIGKILL');
        spawnSync('umount', ['--lazy', disk]);
      }
    },
  };
};
