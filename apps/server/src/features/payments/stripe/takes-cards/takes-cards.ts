import { paysInPerson, type RegistrationRules } from '@ramplight/domain/registration/registration-window'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { cardAccounts } from '../cards.table.ts'

/** Whether the platform has a provider at all: without one nobody pays by card, whatever account a director has. */
export type CardsOn = Pick<Deps, 'cards'>

/** Those of these directors whose account at the provider may take cards. One statement for all. */
export async function directorsWhoTakeCards({ cards }: CardsOn, db: Queryable, directors: (string | null)[]): Promise<ReadonlySet<string>> {
  const asked = [...new Set(directors)].filter((one) => one !== null)
  if (!cards || !asked.length) return new Set()
  const rows = await db
    .select({ user: cardAccounts.user })
    .from(cardAccounts)
    .where(and(inArray(cardAccounts.user, asked), eq(cardAccounts.chargesEnabled, true), eq(cardAccounts.deleted, false)))
  return new Set(rows.map(({ user }) => user))
}

type Event = Pick<RegistrationRules, 'settings' | 'cancelled'> & { director: string | null }

/** Can the entries of this tournament be paid by card? Not where its director takes money in person alone (1 §4). */
export const canPayByCard = async (on: CardsOn, db: Queryable, { director, ...event }: Event): Promise<boolean> =>
  !event.cancelled && !paysInPerson(event) && (await directorsWhoTakeCards(on, db, [director])).size > 0
