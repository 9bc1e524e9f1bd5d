import type { SearchBody } from '@ramplight/contract/kernel/paging'
import { ruleOf } from '@ramplight/contract/kernel/search'
import { preRegistrationCalls as calls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { entryFeeOf } from '@ramplight/domain/registration/entry-items'
import { and, inArray, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { closingPages } from '#features/payments/stripe/index'
import { anglerNames } from '#features/people/users/index'
import { findTournament, idsRunBy, idsSeenBy, type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import { bothVersions } from '#platform/http/both-versions'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { searchOf } from '#platform/http/search-of'
import { presentReadable } from '#platform/http/unreadable-rows'
import { joinTeam } from './join-team.ts'
import { type LinkRow, linkOf, linksOf, mailLink, makeLink, revokeLinks } from './partner-links.ts'
import { qrForm } from './qr-form.ts'
import { clearOrigin, registerByQr } from './register-by-qr.ts'
import { changeTeam, registerTeam, takeBack } from './register-team.ts'
import {
  named,
  type PreRegistrationRow,
  preRegistrationSubject,
  presentPreRegistrations,
  preRegistrationStore as store,
} from './tournament-pre-registrations.store.ts'
import { syncedPreRegistrations } from './tournament-pre-registrations.synced.ts'
import { tournamentPreRegistrations } from './tournament-pre-registrations.table.ts'
import { inLineOf, moveUp, placesOf } from './waiting-list.ts'

type Loaded = { row: PreRegistrationRow; tournament: TournamentRow }
type Asked = { deps: Deps; actor: Actor | null }

export function preRegistrationRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.sync.families.set('tournament-pre-registrations', syncedPreRegistrations)
  deps.tournamentsChanged.push((tx, tournaments, by) => moveUp(tx, tournaments, by.doer, by.deps))
  const load = async ({ params, deps }: { params: { id: string }; deps: Deps }): Promise<Loaded | null> => {
    const row = await store.find(deps.db, params.id)
    const tournament = row && (await findTournament(deps.db, row.tournament))
    return row && tournament && { row, tournament }
  }
  const subject = ({ row, tournament }: Loaded) => preRegistrationSubject(row, tournament)
  const presentOne = async ({ deps, actor }: Asked, row: PreRegistrationRow) =>
    (await presentPreRegistrations(deps.db, [row], signedIn({ actor })))[0]!

  route(app, deps, calls.search, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      const { user, ...body } = ctx.body
      const { tournament } = tournamentPreRegistrations
      const mine = and(named(actor.id), inArray(tournament, idsSeenBy(ctx.deps.db, actor)))
      const scope = or(mine, inArray(tournament, idsRunBy(ctx.deps.db, actor)))
      const { where, page } = searchOf(tournamentPreRegistrations, body as SearchBody, ruleOf(calls.search))
      const rows = await store.list(ctx.deps.db, and(scope, where, user ? named(user) : undefined), page)
      return presentReadable(rows, (some) => presentPreRegistrations(ctx.deps.db, some, actor), ctx)
    },
  })

  route(app, deps, calls.get, { load, subject, handle: (ctx, { row }) => presentOne(ctx, row) })

  route(app, deps, calls.qrForm, {
    load: ({ params: { id }, deps }) => findTournament(deps.db, id),
    subject: tournamentSubject,
    handle: ({ deps }, tournament) => qrForm(deps.db, tournament, deps.now()),
  })

  route(app, deps, calls.qrClear, {
    load: ({ params: { id }, deps }) => findTournament(deps.db, id),
    subject: tournamentSubject,
    handle: async (ctx, tournament) => ({ removed: await clearOrigin(tournament, ctx.body.origin, workOf(ctx)) }),
  })

  route(app, deps, calls.qrRegister, {
    handle: async ({ body, deps, doer, request }) => {
      const row = await registerByQr(body, { deps, doer, from: request.ip })
      return { _id: row.id, number: row.number!, inLine: await inLineOf(deps.db, row) }
    },
  })

  route(app, deps, calls.create, {
    load: ({ body, deps }) => findTournament(deps.db, body.tournament),
    subject: (tournament, { body }) => preRegistrationSubject({ users: body.team.users, converted: false }, tournament),
    handle: async (ctx) => presentOne(ctx, await registerTeam(ctx.body, workOf(ctx))),
  })

  route(app, deps, calls.update, {
    load,
    subject,
    handle: async (ctx, { row, tournament }) => {
      if (ctx.body.tournament && ctx.body.tournament !== row.tournament) throw refused('reference.unknown', { field: 'tournament' })
      const present = (one: PreRegistrationRow) => presentOne(ctx, one)
      const changed = closingPages(ctx.deps, row.id, () => changeTeam(row.id, ctx.body, tournament, workOf(ctx)))
      return present(await changed.catch(bothVersions(calls.update, ctx.request, present)))
    },
  })

  route(app, deps, calls.places, {
    load: ({ params: { id }, deps }) => findTournament(deps.db, id),
    subject: tournamentSubject,
    handle: ({ deps, actor }, tournament) => placesOf(deps.db, tournament, actor, deps.now()),
  })

  route(app, deps, calls.invitation, {
    load,
    subject,
    handle: async (ctx, { row }) => ({ code: await makeLink(row.id, workOf(ctx)) }),
  })

  route(app, deps, calls.inviteByMail, {
    load,
    subject,
    handle: (ctx, { row, tournament }) => mailLink(ctx.body, row, tournament, workOf(ctx)),
  })

  route(app, deps, calls.links, { load, subject, handle: ({ deps }, { row }) => linksOf(deps.db, row.id) })

  route(app, deps, calls.revokeLinks, {
    load,
    subject,
    handle: (ctx, { row }) => revokeLinks(row.id, ctx.body.links, workOf(ctx)),
  })

  /** A code that nobody gave out or that was taken back, a team that is gone, and a tournament that is no longer shown: none of them is there. */
  const invitedTo = async (code: string, ctx: Asked): Promise<Loaded & { link: LinkRow }> => {
    const link = await linkOf(ctx.deps.db, code)
    const found = link && (await load({ params: { id: link.team }, deps: ctx.deps }))
    if (!found || !can(ctx.actor, 'tournament.see', tournamentSubject(found.tournament))) throw refused('registration.invitation-over')
    return { ...found, link }
  }

  /** Whoever has the code reads it, also before they have an account. */
  route(app, deps, calls.invited, {
    handle: async ({ actor, body: { code }, deps }) => {
      const { row, tournament } = await invitedTo(code, { actor, deps })
      const { id, name, tournamentDates, landing, city, state } = tournament
      const names = await anglerNames(deps.db, row.users)
      return {
        tournament: id,
        tournamentName: name,
        tournamentDates,
        place: `${landing}, ${city} ${state}`,
        entryFee: entryFeeOf(toRecord(tournament)),
        anglers: row.users.flatMap((one) => names.get(one) ?? []),
        isIn: actor !== null && row.users.includes(actor.id),
        onWaitingList: row.onWaitingList,
      }
    },
  })

  route(app, deps, calls.join, {
    handle: async (ctx) => {
      const actor = signedIn(ctx)
      const { row, link } = await invitedTo(ctx.body.code, { actor, deps: ctx.deps })
      const joining = () => joinTeam(link, { ...row, waiver: ctx.body.waiver }, workOf(ctx))
      return presentOne(ctx, await closingPages(ctx.deps, row.id, joining))
    },
  })

  route(app, deps, calls.remove, {
    load,
    subject,
    handle: async (ctx, { row, tournament }) => {
      await takeBack(row.id, tournament, workOf(ctx))
      return { ok: true as const }
    },
  })
}
