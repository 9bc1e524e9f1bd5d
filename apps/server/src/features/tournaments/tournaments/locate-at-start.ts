import type { FastifyInstance } from 'fastify'
import type { Db } from '#platform/database/types'
import { locateSome } from './locate-tournaments.ts'

/** Once the server listens, batch by batch beside everything else; what is not done when it stops, the next start does. */
export function locateAtStart(app: FastifyInstance, db: Db): void {
  let isStopping = false
  let working: Promise<void> = Promise.resolve()

  async function work() {
    while (!isStopping && (await locateSome(db)) > 0);
  }

  app.addHook('onListen', async () => {
    working = work().catch((error) => app.log.error({ err: error }, 'tournaments could not be put on the map'))
  })
  app.addHook('preClose', async () => {
    isStopping = true
    await working
  })
}
