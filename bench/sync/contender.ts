/** One engine in the browser, measured by the same script as the others. All times in milliseconds. */
export type Contender = {
  /** A database of this name; empty when `fresh`. */
  open: (name: string, fresh: boolean) => Promise<void>
  close: () => Promise<void>
  /** One record, durably on this device, with its line in the outbox where there is one. */
  save: (index: number) => Promise<void>
  /** Many records at once, as a paste of a list does. */
  saveMany: (from: number, count: number) => Promise<void>
  /** Sends everything that waits, until the server has it; answers how many records the server took. */
  push: () => Promise<number>
  /** Brings everything the server has into this database; answers how many records came. */
  pull: () => Promise<number>
  /** What a screen shows first: every record of one table. */
  list: () => Promise<number>
}

/** A boat of the bench: as many fields as an entry has. */
export const boatOf = (index: number) => ({
  tour: '65f1c0ffee65f1c0ffee0001',
  season: '65f1c0ffee65f1c0ffee0002',
  users: [`65f1c0ffee65f1c0${index.toString(16).padStart(8, '0')}`],
  status: index % 3 ? 'Paid' : 'Pending',
  boatNumber: index + 1,
  flight: '65f1c0ffee65f1c0ffee0003',
  disqualified: false,
  freeEntry: false,
  paidOnline: false,
  creditsUsed: 0,
  groups: ['Pro'],
  inBigFishPot: true,
  inSidePot: false,
  anglers: [{ first_name: 'Lily', last_name: `Reyes ${index}` }],
})

/** A bag on the scale, as the log of weigh-ins takes it. */
export const bagOf = (index: number) => ({
  kind: 'weigh',
  day: 0,
  at: '2026-05-08T19:00:00.000Z',
  weight: 160 + (index % 100),
  totalFish: 5,
  bigFish: 60,
  species: 'Largemouth Bass',
  deadFishCount: 0,
  shortFishCount: 0,
  liveFishCount: 5,
  minutesLate: 0,
  station: 'A',
  additional: false,
})
