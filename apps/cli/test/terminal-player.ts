import type { Language } from '@interregnum/texts';
import { DisplayPlayer } from './display-player.ts';
import { KEYS } from './keys.ts';
import type { SitDown } from './play-settings.ts';
import { Pty } from './pty.ts';

/** A person who has started the program on a terminal. */
export class TerminalPlayer extends DisplayPlayer<Pty> {
  constructor(args: readonly string[], home: string, language: Language, seed: string) {
    super(new Pty([...args, '--lang', language], { env: { INTERREGNUM_HOME: home } }), language, seed);
  }

  /** Sits down, and waits until there is something to do. */
  static async at(args: readonly string[], home: string, language: Language, seed: string): Promise<TerminalPlayer> {
    return new TerminalPlayer(args, home, language, seed).isAsked();
  }

  get pty(): Pty {
    return this.display;
  }

  /** Leaves the table as Ctrl-C does; returns the exit code. */
  async leave(): Promise<number | null> {
    this.pty.send(KEYS.interrupt);
    return this.pty.ended;
  }
}

/** Sits down in the program, on a terminal. */
export const inTerminal: SitDown<Pty> = ({ game, seats, variants, language }, names, home, seed) => {
  // Against the Saxons it goes without saying who sits where.
  const seated = variants.includes('solo') ? [] : ['--seats', seats];
  const flags = variants.map((variant) => `--${variant}`);
  const args = ['play', game, ...seated, ...flags, '--names', names.join(), '--seed', seed];
  return TerminalPlayer.at(args, home, language, seed);
};
