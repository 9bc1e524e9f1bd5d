import { tournamentRaffleEntryCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import { atScreen, callWithoutBook, orTold } from '../screens.ts'
import { act, type Commands, chosen, type Happening } from './command.ts'

type Raffle = { _id: string; winning_entry?: string | null }
const BODY = { name: 'A rod', cost: 500 }

const setUp = (h: Happening) =>
  atScreen(h, async ({ call }) => {
    const { tournament } = h.day
    await orTold(h.day, 'a raffle is set up', call(tournamentRaffleCalls.create, { body: { _id: h.day.newId(), tournament, ...BODY } }))
  })

const raffleOn = async (
  { book }: { book: () => { local: { rows: (tbl: 'tournament-raffles') => Promise<Raffle[]> } } | null },
  pick: number,
) =>
  chosen(
    (await book()!.local.rows('tournament-raffles')).toSorted((a, b) => (a._id < b._id ? -1 : 1)),
    pick,
  )

/** Somebody buys one to three tickets, for cash. */
const sell = (h: Happening) =>
  atScreen(h, async (screen) => {
    const raffle = await raffleOn(screen as never, h.step.pick)
    if (!raffle) return
    const body = Array.from({ length: 1 + (h.step.other % 3) }, () => ({
      ...{ _id: h.day.newId(), raffle: raffle._id, entrant: `buyer ${h.day.fresh()}` },
      paidWith: { method: 'cash' as const },
    }))
    await orTold(h.day, 'tickets are sold', screen.call(tournamentRaffleEntryCalls.bulkCreate, { body }))
  })

/** The director does not wait for the other tablets. */
const draw = (h: Happening) =>
  atScreen({ ...h, step: { ...h.step, isOnline: true } }, async (screen) => {
    const raffle = await raffleOn(screen as never, h.step.pick)
    if (!raffle) return
    const asked = { params: { id: raffle._id }, body: { anyway: true } }
    await orTold(h.day, 'a raffle is drawn', callWithoutBook(tournamentRaffleCalls.draw, asked))
  })

export const raffleCommands: Commands = {
  'set up a raffle': act(1, setUp),
  'sell tickets': act(3, sell),
  'draw a raffle': act(1, draw),
}
