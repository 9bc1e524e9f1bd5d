/** What the processes of `npm run bench:viewers` say to each other. Moments are nanoseconds of the machine's own clock, the same in all of them. */
export type ToServer = { do: 'seed' } | { do: 'write'; bytes: number; stamp: string } | { do: 'stop' }
export type FromServer =
  | { is: 'ready'; address: string; rawPort: number }
  | { is: 'seeded'; tournament: string; entries: string[]; token: string }

export type ToViewers =
  | { do: 'watch'; address: string; tournament: string; viewers: number }
  | { do: 'listen'; port: number; viewers: number }
  /** `stamp`: a revision of the board, or what a raw message begins with. */
  | { do: 'expect'; stamp: string }
  | { do: 'leave' }
/** `moments`: when each viewer had it. `asked`: how many had to ask for the board. `bytes`: of one message. `wrong`: what was not as it should be. */
export type FromViewers = { is: 'there' } | { is: 'heard'; moments: number[]; asked: number; bytes: number; wrong: string[] }

export const moment = (): number => Number(process.hrtime.bigint())
