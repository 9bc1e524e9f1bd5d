import { runFees } from '../features/payments/platform-invoices/index.ts'
import { boardRevisions } from '../features/tournaments/tournaments/index.ts'
import { makeDeps } from '../make-deps.ts'
import { chooseCards } from '../platform/cards/card-provider.ts'
import { configOrExit } from '../platform/config.ts'
import { openDatabase } from '../platform/database/database.ts'
import { withDatabase } from '../platform/http/deps.ts'
import { openLiveHub } from '../platform/realtime/open-live-hub.ts'

/**
 * For stories: `node fees-at.ts 2026-12-01T02:30Z …` runs the job of the platform's fee as the server runs it, at these moments, on the
 * database of DATABASE_URL. Nobody moves the clock of a real server.
 */
const quiet = () => {}
const config = configOrExit()
const database = await openDatabase(config, quiet)
const live = await openLiveHub(database.pool, boardRevisions(database.pool))
const cards = await chooseCards(config.cards, false, quiet)
for (const moment of process.argv.slice(2)) {
  const deps = { ...(await makeDeps(database, live, () => new Date(moment))), cards }
  const { made, paid } = await runFees(withDatabase(deps, deps.outside))
  console.log(`${moment}: ${made} made, ${paid} paid`)
}
await live.close()
await database.close()
