import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { tournament as record } from '@ramplight/contract/tournaments/tournaments'
import { sql } from 'drizzle-orm'
import { boolean, date, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { amount, isoTimestamp, recordColumns, reference } from '#platform/database/columns'

const SORTED = ['name', 'status', 'location', 'landing', 'city', 'state', 'entryFee', 'createdAt', 'updatedAt'] as const

export const tournaments = pgTable(
  'tournaments',
  {
    ...recordColumns,
    name: text().notNull(),
    location: text().notNull(),
    landing: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text().notNull(),
    dateSpanType: text({ enum: ['single', 'multi'] }).notNull(),
    tournamentDateForSingle: date({ mode: 'string' }),
    /** Every date, also for a single day; `startDate` is the first (A46). */
    tournamentDates: jsonb().$type<string[]>().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    startTime: text().notNull(),
    endTime: text().notNull(),
    dayTimes: jsonb().$type<Tournament['dayTimes']>().notNull().default(record.starts.dayTimes),
    timezone: text({ enum: ['EST', 'CST', 'MST', 'PST'] }).notNull(),
    tour: reference().notNull(),
    season: reference(),
    director: reference().notNull(),
    coDirectors: jsonb().$type<string[]>().notNull().default(record.starts.coDirectors),
    status: text({ enum: ['Draft', 'Scheduled', 'Open', 'In Progress', 'Closed', 'Completed'] }).notNull(),
    cancelled: boolean().notNull().default(record.starts.cancelled),
    protestsUntil: isoTimestamp(),
    teamEvent: boolean().notNull().default(record.starts.teamEvent),
    hasCuts: boolean().notNull().default(record.starts.hasCuts),
    registrationStartDate: date({ mode: 'string' }),
    /** Cents. */
    entryFee: amount(),
    notes: text(),
    rules: text(),
    marketing_text: text(),
    custom_ads: jsonb().$type<Tournament['custom_ads']>().notNull().default(record.starts.custom_ads),
    registrationUrl: text(),
    externalTournament: boolean().notNull().default(record.starts.externalTournament),
    externalLink: text(),
    customRegistrationMessage: text(),
    tags: jsonb().$type<string[]>().notNull().default(record.starts.tags),
    division: reference(),
    createdBy: reference(),
    /** Only the database writes it (migration cash_everywhere), from the ledger; cents. */
    moneyBesides: jsonb().$type<Tournament['moneyBesides']>(),
    /** The same of its cash box, from the log of money (migration cash_box). */
    cashLog: jsonb().$type<Tournament['cashLog']>(),
    /** Degrees, derived from the address on every save. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Was the address looked up? Unknown places stay without degrees, and are not looked up again at each start. */
    located: boolean().notNull().default(false),
    setupOptions: jsonb().$type<Tournament['setupOptions']>().notNull().default(record.starts.setupOptions),
    settings: jsonb().$type<Tournament['settings']>().notNull().default(record.starts.settings),
    bigfishpots: jsonb().$type<Tournament['bigfishpots']>().notNull().default(record.starts.bigfishpots),
    sidepots: jsonb().$type<Tournament['sidepots']>().notNull().default(record.starts.sidepots),
    groups: jsonb().$type<Tournament['groups']>().notNull().default(record.starts.groups),
    /** Counts up, in the writing transaction, with everything that can move the board. */
    resultsRevision: integer().notNull().default(record.starts.resultsRevision),
  },
  (t) => {
    const alive = sql`not ${t.deleted}`
    return [
      // The sorts, each with the id as the pages do. What follows in the first one is what most searches filter by, so that
      // their matches are counted in the index alone.
      index('tournaments_start').on(t.startDate, t.id, t.status, t.teamEvent, t.entryFee, t.state).where(alive),
      ...SORTED.map((field) => index(`tournaments_by_${field.toLowerCase()}`).on(t[field], t.id).where(alive)),
      // The terms. Of an expression the planner knows how often its values occur only if the index has all rows; the column
      // itself beside it lets matches be counted without the table.
      index('tournaments_name_parts').using('gin', sql`${t.name} gin_trgm_ops`),
      index('tournaments_state').on(sql`lower(${t.state})`, t.startDate, t.id, t.status, t.deleted, t.state),
      index('tournaments_status').on(t.status, t.startDate, t.id).where(alive),
      index('tournaments_place').on(t.latitude, t.longitude).where(alive),
      index('tournaments_tags').using('gin', t.tags),
      index('tournaments_tour').on(t.tour),
      // Whose tours a table of payouts is for.
      index('tournaments_pays_by').on(sql`(${t.settings} #>> '{payout,payoutToUse}')`),
      index('tournaments_season').on(t.season),
      index('tournaments_division').on(t.division),
      index('tournaments_director').on(t.director),
      index('tournaments_co_directors').using('gin', t.coDirectors),
      // A pot is found by its id.
      index('tournaments_bigfishpots').using('gin', t.bigfishpots.op('jsonb_path_ops')),
      index('tournaments_sidepots').using('gin', t.sidepots.op('jsonb_path_ops')),
    ]
  },
)
