import type { Entry } from './lock.ts';

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const LIBRARIES: Readonly<Record<string, string>> = { gnu: 'glibc', musl: 'musl' };

type Platform = Pick<Entry, 'cpu' | 'libc' | 'os'>;

/**
 * The machines that a package with a compiled program is for, read from its name, as in `@rolldown/binding-linux-x64-gnu`;
 * undefined if its name does not tell.
 */
export function platformOf(name: string): Platform | undefined {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const os = words.filter((word) => SYSTEMS.includes(word));
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const libc = words.flatMap((word) => LIBRARIES[word] ?? []);
  if (cpu.length === 0 || (os.length === 0 && !cpu.includes('wasm32'))) return undefined;
  return { cpu, ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }) };
}
