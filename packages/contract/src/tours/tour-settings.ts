import { TIMEZONES } from '@ramplight/domain/tournament/zones'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, idParams, record } from '../kernel/family.ts'
import { clockTime, id, money, text } from '../kernel/fields.ts'
import { identifier } from '../kernel/typed.ts'
import { payoutSettings, pointsScoring, pot, tournamentSettings, weightSettings } from '../tournaments/settings.ts'

/** What a tour brings to each of its tournaments: one pick fills the rest. */
export const tournamentDefaults = z
  .strictObject({
    startTime: clockTime.optional(),
    endTime: clockTime.optional(),
    timezone: z.enum(TIMEZONES).optional(),
    teamEvent: z.boolean().optional(),
    entryFee: money.optional(),
    location: text(120).optional(),
    landing: text(120).optional(),
    street: text(120).optional(),
    city: text(80).optional(),
    state: text(30).optional(),
    zip: identifier(10).optional(),
    bigfishpots: z.array(pot).max(50).optional(),
    sidepots: z.array(pot).max(50).optional(),
    settings: tournamentSettings.optional(),
  })
  .meta({ id: 'TournamentDefaults' })
export type TournamentDefaults = z.output<typeof tournamentDefaults>

const fields = {
  tour: id,
  payout: payoutSettings.optional(),
  weight: weightSettings.optional(),
  pointsScoring: pointsScoring.optional(),
  tournamentDefaults: tournamentDefaults.optional(),
}

export const tourSettings = record(fields).meta({ id: 'TourSettings' })
export type TourSettings = z.output<typeof tourSettings>

export const tourSettingsCalls = {
  ...family(
    '/api/tour-settings/',
    'tour settings',
    { record: tourSettings, create: creatable(fields), change: changeable(fields), terms: { tour: id } },
    { list: 'director', see: 'tour.edit', create: 'tour.edit', edit: 'tour.edit' },
  ),
  byTour: endpoint({
    method: 'GET',
    path: '/api/tour-settings/by-tour/{id}',
    summary: 'The settings of a tour.',
    policy: 'tour.edit',
    params: idParams,
    response: tourSettings,
  }),
}
