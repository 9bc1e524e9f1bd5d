import { buildApp } from './app.ts'
import { sweepInTurn } from './features/content/files/index.ts'
import { addFirstHelp } from './features/content/first-help/add-first-help.ts'
import { openEventNews } from './features/messaging/event-news/index.ts'
import { memberPaymentsOfHistory } from './features/payments/money/member-payments-of-history.ts'
import { paymentsOfHistory } from './features/payments/money/payments-of-history.ts'
import { payoutsOfHistory } from './features/payments/money/payouts-of-history.ts'
import { postHistory } from './features/payments/money/post-history.ts'
import { postMissed } from './features/payments/money/post-missed.ts'
import { refundsOfHistory } from './features/payments/money/refunds-of-history.ts'
import { openFeeWork, postPlatformHistory } from './features/payments/platform-invoices/index.ts'
import { CARD_HOOK_PATH, openCardWork } from './features/payments/stripe/index.ts'
import { newSetupCode } from './features/people/auth/set-up.ts'
import { openErasureWork } from './features/people/personal-data/index.ts'
import { boardChanges, closeBoards } from './features/results/tournament-results/index.ts'
import { addCurrentLevels } from './features/subscriptions/subscription-levels/index.ts'
import { boardRevisions } from './features/tournaments/tournaments/index.ts'
import { makeDeps } from './make-deps.ts'
import { openOutgoing } from './open-outgoing.ts'
import { chooseCards } from './platform/cards/card-provider.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrateDatabase, migrationsFolder } from './platform/database/migrate.ts'
import { filesHere } from './platform/file-store/files-here.ts'
import type { AppDeps } from './platform/http/deps.ts'
import { newDraining } from './platform/http/draining.ts'
import { chooseCarriers, NO_CARRIERS, NO_SETTINGS } from './platform/outgoing/carriers.ts'
import { openLiveHub } from './platform/realtime/open-live-hub.ts'

export type ServerOptions = Pick<Config, 'host' | 'port' | 'dataDir' | 'databaseUrl' | 'logLevel' | 'trustProxy'> &
  Partial<Pick<Config, 'databaseLimits'>> & {
    /** Without them nobody is ever told to wait. */
    rateLimits?: Config['rateLimits']
    streamLimits?: Config['streamLimits']
    securityContact?: Config['securityContact']
    publicUrl?: Config['publicUrl']
    /** Without it maps are our own. */
    mapTiles?: Config['mapTiles']
    /** Without it nothing is sent, but by the demo. */
    outgoing?: Config['outgoing']
    /** Without it nobody pays by card, but in a demo. */
    cards?: Config['cards']
    /** A bucket for files; else they lie below `dataDir`. */
    s3?: Config['s3']
    /** Without it the usual ones. */
    fileLimits?: Config['fileLimits']
    filesSweep?: Config['filesSweep']
    /** Folder of the built web app; without one only the API answers. */
    webRoot?: string
    demo?: boolean
    log?: (line: string) => void
    /** Runs on the open database before the server listens. */
    beforeListen?: (deps: AppDeps) => Promise<void>
  }

/** `setupCode`: what the first visit needs; null when there is an administrator. */
export type RunningServer = { address: string; deps: AppDeps; setupCode: string | null; stop: () => Promise<void> }

/** Opens the database, brings it up to date, listens. What cannot start is thrown as an error with one line for a person. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { log = console.log, demo = false } = options
  const now = () => new Date()
  const database = await openDatabase(options, log)
  const opened: { close: () => Promise<unknown> }[] = [database]
  const draining = newDraining()
  const stop = async () => {
    await draining.drain()
    for (const part of opened.reverse()) await part.close()
  }
  try {
    await migrateDatabase(database.pool, migrationsFolder, log)
    const live = await openLiveHub(database.pool, boardRevisions(database.pool), { withChange: boardChanges(database) })
    opened.push({ close: () => closeBoards(database) }, live)
    const sending = options.outgoing ?? (demo ? NO_SETTINGS : null)
    const carriers = sending ? await chooseCarriers(sending, demo, log) : NO_CARRIERS
    if (carriers.standIns) opened.push(carriers.standIns)
    const cards = sending ? await chooseCards(options.cards, demo, log) : null
    if (cards?.standIn) opened.push(cards.standIn)
    const files = filesHere({ dataDir: options.dataDir, s3: options.s3, limits: options.fileLimits, confirmed: options.filesSweep })
    const elsewhere = { publicUrl: options.publicUrl ?? null, mapTiles: options.mapTiles ?? null }
    const deps = { ...(await makeDeps(database, live, now, demo)), carriers, files, cards, ...elsewhere }
    await postHistory(database.db, now().toISOString())
    await paymentsOfHistory(database.db, now().toISOString())
    await refundsOfHistory(database.db, now().toISOString())
    await memberPaymentsOfHistory(database.db, now().toISOString())
    await payoutsOfHistory(database.db, now().toISOString())
    const missed = await postMissed(database.db, now().toISOString())
    if (missed) log(`${missed} record(s) of money had no posting: an older version has written them. They are posted now.`)
    await postPlatformHistory(database.db, now().toISOString())
    await addCurrentLevels(database.db, { id: null, at: now().toISOString(), device: null })
    await addFirstHelp(database.db, { id: null, at: now().toISOString(), device: null })
    await options.beforeListen?.(deps)
    const { logLevel, trustProxy, rateLimits, streamLimits, securityContact, publicUrl, webRoot } = options
    const app = await buildApp(deps, { logLevel, trustProxy, rateLimits, streamLimits, securityContact, publicUrl, webRoot, draining })
    // Closed in the other order: the port first.
    opened.push(sweepInTurn(deps, log), openErasureWork(deps), app)
    const address = await app.listen({ host: options.host, port: options.port }).catch(inWords(options))
    cards?.standIn?.listenAt(address + CARD_HOOK_PATH)
    if (cards) opened.push(await openCardWork(deps, { pool: database.pool }))
    if (cards) opened.push(await openFeeWork(deps, { pool: database.pool }))
    if (sending && !publicUrl && !demo)
      log(`Links in messages lead to ${address}, where only this machine is: set PUBLIC_URL to the address that people use.`)
    if (sending) {
      const { signingKey, vapid } = deps
      opened.push(await openOutgoing(database, carriers, { publicUrl: publicUrl ?? address, now, signingKey, vapid }))
      opened.push(openEventNews(deps))
    }
    return { address, deps, setupCode: await newSetupCode(deps), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The two ways in which listening usually fails, and what to do. */
const inWords =
  ({ host, port }: ServerOptions) =>
  (error: Error & { code?: string }): never => {
    if (error.code === 'EADDRINUSE') throw new Error(`Port ${port} is already in use. Stop what uses it, or set PORT to another one.`)
    if (error.code === 'EADDRNOTAVAIL') throw new Error(`HOST ${host} is not an address of this machine.`)
    throw error
  }
