/**
 * The machines of the history of chess programs, with what is said of their speed.
 *
 * @module
 */

/** A machine, and the positions that its program could look at for a move. */
export interface Machine {
  readonly name: string;
  readonly year: number;
  readonly program: string;
  /** Positions a second. */
  readonly speed: number;
  /** Seconds for a move. */
  readonly seconds: number;
  /** Who says so. */
  readonly said: string;
}

/** Forty moves in two hours, the usual time of a tournament. */
const TOURNAMENT = 180;

const SOURCE = "the source (E11)";

/** By year. That of MANIAC is in its own game; see the rows of Los Alamos chess. */
export const machines: readonly Machine[] = [
  {
    ...{ name: "IBM 704", year: 1957, program: "Bernstein's" },
    ...{
      speed: 2800 / 480,
      seconds: 480,
      said: "2,800 positions in eight minutes: Bernstein 1958",
    },
  },
  {
    ...{ name: "IBM 7090", year: 1962, program: "Kotok and McCarthy's" },
    ...{ speed: 1100 / 60, seconds: 600 },
    said: "1,100 positions a minute, 5 to 20 minutes a move: Kotok 1962",
  },
  {
    ...{ name: "CDC Cyber 176", year: 1977, program: "Chess 4" },
    ...{ speed: 5000, seconds: TOURNAMENT, said: `up to 5,000 a second: ${SOURCE}` },
  },
  {
    ...{ name: "Belle", year: 1980, program: "Thompson and Condon's" },
    ...{ speed: 180_000, seconds: TOURNAMENT, said: `180,000 a second: ${SOURCE}` },
  },
  {
    ...{ name: "Cray X-MP", year: 1983, program: "Cray Blitz" },
    ...{ speed: 45_000, seconds: TOURNAMENT, said: `40,000 to 50,000 a second: ${SOURCE}` },
  },
  {
    ...{ name: "Deep Blue II", year: 1997, program: "Deep Blue" },
    ...{ speed: 200_000_000, seconds: TOURNAMENT, said: `about 200 million a second: ${SOURCE}` },
  },
];

/** The positions that a machine looks at for a move. */
export function positionsOf({ speed, seconds }: Machine): number {
  return Math.round(speed * seconds);
}

/** The machine with that name. */
export function machineNamed(name: string): Machine {
  return machines.find((machine) => machine.name === name)!;
}
