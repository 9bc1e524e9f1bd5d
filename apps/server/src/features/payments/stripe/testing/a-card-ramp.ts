import { stripeCalls as calls } from '@ramplight/contract/payments/stripe'
import { asc, eq } from 'drizzle-orm'
import { cardProviderStandIn } from '#platform/cards/card-provider'
import { withDatabase } from '#platform/http/deps'
import { aTestServer, type Person, type TestServerOptions } from '#platform/testing/test-server'
import { aField } from '../../../registration/tournament-entries/testing/a-field.ts'
import { tournamentEntries } from '../../../registration/tournament-entries/tournament-entries.table.ts'
import { payments } from '../../payments/payments.table.ts'
import { CARD_HOOK_PATH } from '../card-hook.ts'

export const [PAYS, DECLINED, ASKS, DISPUTED] = ['4242424242424242', '4000000000000002', '4000002500003155', '4000000000000259']

/** A server with a card provider that listens to it, and a director who can be paid. */
export async function aCardRamp({ retries, ...at }: { retries?: number } & Pick<TestServerOptions, 'database' | 'files'> = {}) {
  const cards = await cardProviderStandIn(retries)
  const { standIn } = cards
  const ramp = await aTestServer({ ...at, cards })
  standIn.listenAt(ramp.address + CARD_HOOK_PATH)
  const ana = await ramp.person('Director', 'Ana Hall', { email: 'ana@lake.test' })

  /** Somebody who can be paid by card. */
  const connect = async (
    person: Person,
    call: typeof calls.createAccount | typeof calls.createAccountFromRegistration = calls.createAccount,
  ) => {
    const { stripeId } = (await ramp.call(call, { as: person, body: {} })).body
    standIn.onboard(stripeId)
    await standIn.quiet()
    return stripeId
  }

  /** A boat of a Lily and a Tom at $100, in an event of its own or `among` others, and what it takes to look at it. */
  const aBoat = async (among?: Awaited<ReturnType<typeof aField>>) => {
    // Signed in anew: ten thousand days take longer than a token is good for.
    const field = among ?? (await aField(ramp, await ramp.again(ana), { entryFee: 100 }))
    const [lily, tom] = [await field.angler('Lily Reyes'), await field.angler('Tom Tran')]
    const { body } = await field.tryEnter([lily, tom])
    const entry = body._id
    return {
      ...{ field, lily, tom, entry },
      open: (as: Person = lily, more: { _id?: string; mine?: boolean } = {}) =>
        ramp.call(calls.createCheckout, { as, body: { entry, ...more } }),
      /** The session at the provider that is open for this boat. */
      session: () =>
        [...standIn.state.things.values()].filter((one) => one.object === 'checkout.session' && one.metadata.entry === entry).at(-1)!,
      row: async () => (await ramp.db.select().from(tournamentEntries).where(eq(tournamentEntries.id, entry)))[0]!,
      state: async () => {
        const [row] = await ramp.db.select().from(tournamentEntries).where(eq(tournamentEntries.id, entry))
        return `${row!.status}${row!.paidOnline ? ' online' : ''}`
      },
      /** What stands in the books for this boat, in dollars: in above 0, out below. `without`: a payment that is not of the boat. */
      books: async (without?: string) => {
        const rows = await ramp.db
          .select()
          .from(payments)
          .where(eq(payments.sourceModuleRecord, field.tournament))
          .orderBy(asc(payments.createdAt), asc(payments.id))
        return rows
          .filter(({ id }) => id !== without)
          .map(({ amount, debitOrCredit }) => (debitOrCredit === 'credit' ? amount : -amount) / 100)
      },
    }
  }

  return {
    ...{ ramp, cards, standIn, ana, connect, aBoat },
    work: withDatabase(ramp.deps, ramp.deps.outside),
    close: async () => {
      await standIn.quiet()
      await ramp.close()
      await standIn.close()
    },
  }
}
export type CardRamp = Awaited<ReturnType<typeof aCardRamp>>
