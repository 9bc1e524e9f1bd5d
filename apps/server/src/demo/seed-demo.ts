import { apiClient } from '@ramplight/contract/kernel/api-client'
import { newId } from '@ramplight/contract/kernel/new-id'
import { accountCalls } from '@ramplight/contract/payments/accounts'
import { authCalls } from '@ramplight/contract/people/auth'
import { directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import { staffMemberCalls } from '@ramplight/contract/people/staff-members'
import { userCalls } from '@ramplight/contract/people/users'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { divisionCalls } from '@ramplight/contract/tours/divisions'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { buildApp } from '../app.ts'
import { addFirstHelp } from '../features/content/first-help/add-first-help.ts'
import { openSession } from '../features/people/auth/sessions.ts'
import { newSetupCode } from '../features/people/auth/set-up.ts'
import { makeDeps } from '../make-deps.ts'
import { signToken, TOKEN_MINUTES } from '../platform/auth/tokens.ts'
import type { AppDeps } from '../platform/http/deps.ts'
import { type DemoStage, dayFrom } from './demo-stage.ts'
import { inventedAngler } from './invented-names.ts'
import { runDemoEvent } from './run-demo-event.ts'
import { seedAdvertisers, seedViews } from './seed-advertisers.ts'
import { seedCalendar } from './seed-calendar.ts'
import { seedCoDirector } from './seed-co-director.ts'
import { seedCredits } from './seed-credits.ts'
import { seedDocuments } from './seed-documents.ts'
import { seedHelp } from './seed-help.ts'
import { seedLicenses } from './seed-licenses.ts'
import { seedMembers, seedOwnTeam, seedSeasonTeams, seedTeam } from './seed-members.ts'
import { seedPictures } from './seed-pictures.ts'
import { seedSponsors } from './seed-sponsors.ts'
import { seedSubscriptions } from './seed-subscriptions.ts'
import { seedTwin } from './seed-twin.ts'
import { ANGLERS, DEFAULTS, DIVISION, EVENTS, MEMBERSHIP_FEE, SEASON_RULES, SEASON_WORDS, SPECIES, TOUR } from './world.ts'

export const DEMO_ACCOUNTS = {
  'system admin': { email: 'admin@demo.example', first_name: 'Sam', last_name: 'Rootwell' },
  director: { email: 'director@demo.example', first_name: 'Ana', last_name: 'Castleford' },
  assistant: { email: 'assistant@demo.example', first_name: 'Bo', last_name: 'Larkfield' },
  'weigh-in only': { email: 'scale@demo.example', first_name: 'Cruz', last_name: 'Millbrook' },
  angler: { email: 'angler@demo.example', first_name: 'Jo', last_name: 'Redferne' },
} as const

const HOUR = 3_600_000
/** Of an area that no angler of the demo has. */
const DIRECTORS_PHONE = '9795550148'

/**
 * Fills an empty database with a living world, through the public API and by a clock that is set to each event's own
 * day, so that every date, log and audit line is as it would have been.
 */
export async function seedDemo(deps: AppDeps, password: string, log: (line: string) => void): Promise<void> {
  const today = deps.now()
  let clock = new Date(today.getTime() - 400 * 24 * HOUR)
  // The seeding server has its own clock; a token is good by the clock that made it.
  const own = { ...(await makeDeps({ db: deps.outside, pool: deps.pool }, deps.live, () => clock)), files: deps.files }
  const app = await buildApp(own)
  const api = apiClient(await app.listen({ host: '127.0.0.1', port: 0 }))
  let held: { token: string; since: Date } | null = null
  const stage: DemoStage = {
    api,
    visitorsAt: (at) => {
      clock = at
    },
    directorAt: async (at) => {
      clock = at
      const minutes = held ? (at.getTime() - held.since.getTime()) / 60_000 : -1
      if (!held || minutes < 0 || minutes > TOKEN_MINUTES / 2) {
        const { token } = await api.must(authCalls.login, { body: { email: DEMO_ACCOUNTS.director.email, password } })
        held = { token: token!, since: at }
      }
      return held.token
    },
    anglerAt: async (user, at) => {
      clock = at
      const session = await openSession(own.outside, user, at, { address: null, device: null })
      return signToken({ user, session }, own.signingKey, at)
    },
  }

  try {
    const code = (await newSetupCode(own)) ?? ''
    const admin = await api.must(authCalls.setup, { body: { ...DEMO_ACCOUNTS['system admin'], password, code } })
    const asAdmin = { token: admin.token! }
    const director = await api.must(userCalls.create, {
      ...asAdmin,
      body: { ...DEMO_ACCOUNTS.director, phone: DIRECTORS_PHONE, password, userType: 'Director' },
    })
    await seedCredits(stage, asAdmin.token, director._id)
    await seedSubscriptions(stage, { token: asAdmin.token, password })
    await addFirstHelp(own.outside, { id: null, at: clock.toISOString(), device: null })
    await seedHelp(stage, asAdmin.token)
    for (const name of SPECIES)
      await api.must(speciesCalls.create, { ...asAdmin, body: { name, waterType: 'Freshwater', systemDefault: true } })

    const token = await stage.directorAt(clock)
    // Their pages show how to reach them.
    await api.must(directorSettingsCalls.create, { token, body: { showEmail: true, showPhone: true } })
    const account = { name: TOUR, type: 'Director', email: DEMO_ACCOUNTS.director.email, feePayer: 'Angler' }
    await api.must(accountCalls.create, { token, body: account })
    const tour = await api.must(tourCalls.create, { token, body: { name: TOUR, waterType: 'Freshwater', urlLookupKey: 'cypress-lakes' } })
    const settings = await api.must(tourSettingsCalls.byTour, { token, params: { id: tour._id } })
    await api.must(tourSettingsCalls.update, { token, params: { id: settings._id }, body: { tournamentDefaults: DEFAULTS } })
    const bo = await api.must(userCalls.create, {
      ...asAdmin,
      body: { ...DEMO_ACCOUNTS.assistant, password, userType: 'Director', isAssistant: true, tours: [tour._id] },
    })
    await api.must(staffMemberCalls.create, {
      token,
      body: { user: bo._id, tours: [tour._id], extra: { station: 'A', radio: 'channel 3' } },
    })
    const cruz = await api.must(userCalls.create, {
      ...asAdmin,
      body: { ...DEMO_ACCOUNTS['weigh-in only'], password, userType: 'Angler', tours: [tour._id] },
    })
    await api.must(staffMemberCalls.create, {
      token,
      body: { user: cruz._id, tours: [tour._id], may: 'weigh', extra: { station: 'B' } },
    })
    await seedSponsors(stage, { token, tour: tour._id })
    await seedAdvertisers(stage, asAdmin.token)
    const division = await api.must(divisionCalls.create, { token, body: { name: DIVISION, tour: tour._id } })

    const season = async (name: string, from: number, to: number, more: object = {}) =>
      (
        await api.must(seasonCalls.create, {
          token,
          body: { name, tour: tour._id, startDate: dayFrom(today, from), endDate: dayFrom(today, to), ...more },
        })
      )._id
    const thisYear = today.getFullYear()
    const seasons = {
      last: await season(`${thisYear - 1} Season`, -395, -200, { seasonRules: SEASON_RULES, rules: SEASON_WORDS }),
      this: await season(`${thisYear} Season`, -90, 120, { division: division._id, membershipFee: MEMBERSHIP_FEE }),
    }

    const anglers = Array.from({ length: ANGLERS }, (_, n) => ({ _id: newId(), ...inventedAngler(n), tours: [tour._id] }))
    await api.must(userCalls.bulkCreate, { token, body: anglers })
    const jo = await api.must(userCalls.create, {
      ...asAdmin,
      body: { ...DEMO_ACCOUNTS.angler, password, userType: 'Angler', city: 'Alder', state: 'TX', tours: [tour._id] },
    })
    const atFirst = clock
    const angler = await stage.anglerAt(jo._id, atFirst)
    await seedPictures(stage, { token, admin: asAdmin.token, angler, tour: tour._id, director: director._id, jo: jo._id })
    await seedDocuments(stage, { angler, tour: tour._id, director: director._id })
    await seedLicenses(stage, await stage.directorAt(atFirst), bo._id, jo._id)
    const people = [jo._id, ...anglers.slice(1).map((angler) => angler._id)]
    await seedMembers(stage, await stage.directorAt(new Date(today.getTime() - 95 * 24 * HOUR)), seasons.this, people)

    const earlyBirds = await seedTeam(stage, await stage.directorAt(new Date(today.getTime() - 95 * 24 * HOUR)), tour._id, people)
    await seedOwnTeam(stage, people.slice(0, 3), atFirst)

    for (const [number, event] of EVENTS.entries()) {
      log(`Demo: ${event.name}, ${dayFrom(today, event.day)}`)
      await runDemoEvent(stage, {
        number,
        event,
        today,
        tour: tour._id,
        season: event.season && seasons[event.season],
        division: event.season === 'this' ? division._id : null,
        director: director._id,
        people,
      })
    }
    await seedCalendar(stage, director._id, today)
    await seedCoDirector(stage, { director: director._id, assistant: bo._id }, today)
    const atRamp = await stage.directorAt(new Date(today.getTime() - 63 * 24 * HOUR))
    await seedSeasonTeams(stage, atRamp, { season: seasons.this, team: earlyBirds, alone: people[3]!, substitute: people[4]! })
    await seedTwin(stage, atRamp, { twinOf: anglers.at(-3)!, tour: tour._id })
    await seedViews(stage, today)
  } finally {
    await app.close()
  }
}
