import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not the public internet (IANA's special purposes), multicast and what is reserved included. */
const SPECIAL_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Of IPv6 only this is handed out to the public; all that leads back to IPv4 lies outside, or below. */
const PUBLIC_6 = ['2000::', 3] as const;
const SPECIAL_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special4 = new BlockList();
for (const [network, bits] of SPECIAL_4) special4.addSubnet(network, bits, 'ipv4');
const public6 = new BlockList();
public6.addSubnet(...PUBLIC_6, 'ipv6');
const special6 = new BlockList();
for (const [network, bits] of SPECIAL_6) special6.addSubnet(network, bits, 'ipv6');

/** Whether an address is one of the public internet: no loopback, no network of a house, a provider or a cloud. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !special4.check(address, 'ipv4');
  return kind === 6 && public6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}
