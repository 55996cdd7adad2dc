import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** @param {string[]} args */
const ip = (...args) => {
  const { status, stderr, error } = spawnSync('ip', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${args.join(' ')} : ${error?.message ?? stderr}`);
};

/** Looked up before every other rule of the routes. */
const FIRST = ['pref', '100'];

/**
 * Virtual network of this namespace: each machine is a namespace with one address; traffic is routed through this
 * one, where a link can be dropped silently, as by a pulled cable.
 */
export const openNetwork = () => {
  ip('link', 'set', 'lo', 'up');
  writeFileSync('/proc/sys/net/ipv4/ip_forward', '1');
  /** @type {Map<string, string>} */
  const addresses = new Map();
  /** @type {string[][]} */
  const rules = [];

  /** @param {string} name */
  const join = (name) => {
    const rank = addresses.size + 1;
    const [here, there] = [`10.66.${rank}.1`, `10.66.${rank}.2`];
    const [near, far] = [`pres${rank}`, `loin${rank}`];
    ip('netns', 'add', name);
    ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far, 'netns', name);
    ip('addr', 'add', `${here}/30`, 'dev', near);
    ip('link', 'set', near, 'up');
    ip('-n', name, 'link', 'set', 'lo', 'up');
    ip('-n', name, 'addr', 'add', `${there}/30`, 'dev', far);
    ip('-n', name, 'link', 'set', far, 'up');
    ip('-n', name, 'route', 'add', 'default', 'via', here);
    addresses.set(name, there);
    return there;
  };

  /** @param {string} name */
  const hostOf = (name) => addresses.get(name) ?? join(name);

  /** @type {(from: string, to: string) => void} */
  const drop = (from, to) => {
    const rule = ['from', hostOf(from), 'to', hostOf(to), ...FIRST, 'blackhole'];
    ip('rule', 'add', ...rule);
    rules.push(rule);
  };

  return {
    /** @satisfies {import('../../deploy/topology/hosts.mjs').Hosts} */
    hosts: {
      network: '10.66.0.0/16',
      hostOf,
      within: (/** @type {string} */ name) => ['ip', 'netns', 'exec', name],
    },
    names: () => [...addresses.keys()],
    /** Nothing goes between these two any more, either way. @type {(one: string, other: string) => void} */
    cut: (one, other) => {
      drop(one, other);
      drop(other, one);
    },
    mend: () => {
      for (const rule of rules.splice(0)) ip('rule', 'del', ...rule);
    },
  };
};
