/** Gives everybody their money back, in a process that may be killed. What it needs is in `WORK`, as JSON. */
import { cardProvider } from '#platform/cards/card-provider'
import { connectDatabase } from '#platform/database/database'
import type { Deps } from '#platform/http/deps'
import { findTournament } from '../../../tournaments/tournaments/index.ts'
import { giveAllBack } from '../give-all-back.ts'

const { connection, cards, tournament, director } = JSON.parse(process.env.WORK ?? '{}')
const { db } = connectDatabase(connection)
const now = () => new Date()
const deps = { db, now, cards: cardProvider({ ...cards, publishableKey: null, isLive: false }, null, 0) } as unknown as Deps
await giveAllBack(deps, (await findTournament(db, tournament))!, { id: director, at: now().toISOString(), device: null })
process.exit(0)
