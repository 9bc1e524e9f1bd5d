/** What there is on a day at the ramp, as types: people, devices, windows, what is said, what goes wrong. */

import type { User } from '@ramplight/contract/people/users'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { SyncOp, SyncResult } from '@ramplight/contract/sync/sync'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { Engine } from '@ramplight/sync/engine-api'
import type { Answer, Transport } from '@ramplight/sync/ports'
import type { Asking } from '../../../web/src/features/stations/asked-bags/asking.ts'
import type { LocalDb } from '../../../web/src/platform/local/store/local-db.ts'
import type { RampServer } from './ramp-server.ts'
import type { ScaleBook } from './scale-book.ts'
import type { DeviceClock } from './world.ts'

/** `isSure`: the screen said "saved". If not, the device died at that moment, and both are right. */
export type SaidOnce = { device: number; tbl: SyncTable; rec: Id; opId: Id | null; isSure: boolean; n: number }

/** Something a person said of a field. `value` as JSON. */
export type Saying = SaidOnce & { path: string; value: string; does: 'set' | 'add' | 'remove' }

/** `weight` in ounces, where a station wrote the event itself. */
export type Event = SaidOnce & { mark: string; kind: string; weight?: number }

/** Everything people did that day, whatever became of it. */
export type Said = {
  sayings: Saying[]
  created: SaidOnce[]
  deleted: SaidOnce[]
  events: Event[]
  /** A person brought it back, or gave up what they had said of it on a device. */
  restored: Set<Id>
  givenUp: (Pick<SaidOnce, 'device' | 'rec' | 'n'> & { opId: Id })[]
  /** Which values of a field a device has shown when somebody there said something of it. */
  seen: Map<string, Set<string>>
  /** Numbers and flights were given to several boats at once, by a draw or a swap: each is no word of its own. */
  isDrawn: boolean
  count: number
}

/** What the network, the server or the device itself does to a request. */
export const FAULTS = [
  'lost', // It never arrives.
  'answer-lost', // It is done, and nobody hears of it.
  'slow', // It is done, after the device stopped waiting.
  'late', // The device stopped waiting, and it arrives much later, after others.
  'twice', // It arrives twice, one after the other.
  'twice-at-once', // It arrives twice at the same moment.
  'again-at-night', // It arrives once more at the very end.
  'statement-dies', // The database is lost in the middle: nothing was done, and the server answers 5xx.
  'statement-fails', // One statement fails for no good reason.
  'deadlock', // The database ends the transaction because of another one.
  'commit-unheard', // The database commits, and the server does not hear of it.
  'portal-page', // A hotspot answers with its own page.
  'portal-refuses', // A hotspot answers 401.
  'killed-before', // The device dies before it is sent.
  'killed-after', // The device dies when it is done, before it hears of it.
] as const

export type FaultKind = (typeof FAULTS)[number]

/** Of the `nth` request of this kind; `statement` for where the database fails. */
export type Fault = { call: keyof Transport; nth: number; kind: FaultKind; statement: number }

/** Where a device dies, or has no room: at the k-th row it writes, or when the k-th transaction is on the disk. */
export type StoreCut = { kind: 'dies-at-row' | 'dies-after-commit' | 'no-room'; left: number }

/** From the moment it is switched on until it is switched off or dies. */
export type Life = { isOver: boolean; end: () => void; over: Promise<void> }

/** What happens in one round of the network. `meanwhile`: while the answer of such a request is on its way. */
export type Plan = { fault: Fault | null; meanwhile: (() => Promise<void>) | null; meanwhileOf: 'push' | 'changes' }

/** `asking`: what its pages ask of the server where the book cannot keep it. */
export type Tab = { engine: Engine; db: LocalDb; asking: Asking }

/** A laptop or a tablet: what it is made of stays, what runs on it comes and goes. */
export type Device = {
  number: number
  name: string
  id: Id
  disk: IDBFactory
  /** What its browser keeps beside the disk. */
  kept: { bags: string | null }
  clock: DeviceClock
  person: Person
  /** Who was ever signed in here. */
  guests: Set<Who>
  isSignedIn: boolean
  isExpired: boolean
  life: Life
  tabs: Tab[]
  plan: Plan | null
  cut: StoreCut | null
  /** Rows of a page of the feed. */
  page: number
  requests: number
  /** Requests without an answer yet: the engine may have stopped to wait for one. */
  onItsWay: Set<Promise<unknown>>
}

/** A browser that keeps no book: what it shows is what the server last told it. */
export type Window = {
  where: string
  person: Admin
  kept: { bags: string | null }
  asking: Asking
  seen: { tournament: Tournament; entries: TournamentEntry[]; saved: WeighIn[] } | null
}

/** Ana directs, Hal helps her, Bo directs this tournament with her. */
export const WHO = ['ana', 'hal', 'bo'] as const

export type Who = (typeof WHO)[number]

export type Person<Name = Who> = { who: Name; id: Id; token: () => Promise<string>; user: User }

/** Sam runs the system: no device keeps a book for him. */
export type Admin = Person<'sam'>

/** An event of the log of check-ins that a screen called saved: when it really was, and how far the clock of the device was off. */
export type Tap = { id: Id; boat: Id; device: number; at: number; skew: number; voids: Id | null }

/** One push as it was answered, in the order of the answers. */
export type Pushed = { device: number; user: Id; ops: SyncOp[]; results: SyncResult[] | null }

/** What is at the ramp on one day. */
export type Day = {
  server: RampServer
  people: Record<Who, Person>
  admin: Admin
  tour: Id
  tournament: Id
  /** Anglers who are in the book, without a boat at sunrise. */
  anglers: Id[]
  devices: Device[]
  /** Browsers that keep no book. */
  windows: Window[]
  said: Said
  /** What was weighed at a scale, and what the screens said of it. */
  scale: ScaleBook
  /** Taps at the check-in station. */
  taps: Tap[]
  /** How far clocks were off, from when on. */
  clocks: { device: number; at: number; skew: number }[]
  /** When what waited on a device went into a file: a moment in it that nobody has compared by then proves nothing. */
  filed: { device: number; at: number }[]
  /** Crews as somebody said them, each as a whole. */
  crews: { boat: Id; users: Id[] }[]
  /** Entries of which somebody said that they are two boats. */
  twoBoats: [Id, Id][]
  /** Exports, by their files. */
  exports: Record<string, Record<string, unknown>[]>[]
  pushed: Pushed[]
  /** Requests that are still on their way. */
  late: (() => Promise<unknown>)[]
  /** The same of what screens asked for themselves. */
  lateCalls: (() => Promise<unknown>)[]
  /** Boats that the server breaks on whenever something is said of them over this channel. */
  poison: Set<Id>
  /** Somebody on the web has touched every boat. */
  isTouchedOnWeb: boolean
  /** How often what came to pass: days on which nothing happens prove nothing. */
  tally: Map<string, number>
  /** What went wrong on the way; the first line is the one that counts. */
  complaints: string[]
  /** Around every request: for who counts what the database does, and cuts it. */
  around: <T>(ask: () => Promise<Answer<T>>) => Promise<Answer<T>>
  newId: () => Id
  /** A value that nobody has said before. */
  fresh: () => number
  step: number
}
