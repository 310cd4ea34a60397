/** Where a server of this machine is reached: the addresses that a phone on the network can open, and a code to scan. */
import { isIPv6 } from 'node:net';
import type { networkInterfaces } from 'node:os';
import encodeQR from 'qr';
import { QUIET_ZONE } from '../src/scene/qr';

/** Of this machine alone. */
const LOOPBACK = /^(127\.|::1$)/;

/** Given without a network; they lead nowhere, or not without the name of a card. */
const LINK_LOCAL = /^(169\.254\.|fe80:)/i;

/** Cards that are programs: networks of containers, virtual machines and tunnels. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vethernet|bridge|utun|tun|tap|wg|tailscale|zt)/i;

/** Whether a server that is bound to this IP address listens on all addresses of the machine. */
export const isEverywhere = (bound: string): boolean => ['0.0.0.0', '::'].includes(bound);

/**
 * The IP addresses of this machine that a phone can open when a server is bound to `bound`: those of real cards first, and
 * the short ones (IPv4). None where it listens for this machine alone, or the machine is on no network.
 */
export const phoneHosts = (
  bound: string,
  interfaces: ReturnType<typeof networkInterfaces>,
): readonly string[] => {
  if (!isEverywhere(bound)) return LOOPBACK.test(bound) ? [] : [bound];
  const found = Object.entries(interfaces).flatMap(([name, list = []]) =>
    list
      .filter(({ internal, address }) => !internal && !LINK_LOCAL.test(address))
      .filter(({ address }) => bound === '::' || !isIPv6(address))
      .map(({ address }) => ({ address, rank: Number(VIRTUAL.test(name)) * 2 + Number(isIPv6(address)) })),
  );
  return found.toSorted((a, b) => a.rank - b.rank).map(({ address }) => address);
};

/** "http://localhost:4321", "http://[::1]:4321" */
export const addressOf = (host: string, port: number): string =>
  `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;

/** `text` as a QR code of letters, two rows of modules a line: white on black, whatever colours the terminal has. */
export const terminalCode = (text: string, isColoured: boolean): string =>
  encodeQR(text, 'ascii', { ecc: 'low', border: QUIET_ZONE })
    .trimEnd()
    .split('\n')
    .map((line) => (isColoured ? `\x1b[97;40m${line}\x1b[0m\n` : `${line}\n`))
    .join('');
