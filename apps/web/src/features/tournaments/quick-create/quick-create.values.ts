import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { tournament, type tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import type { TournamentDefaults } from '@ramplight/contract/tours/tour-settings'
import type { Cents } from '@ramplight/domain/kernel/units'
import { missingFields, type RequiredField } from '@ramplight/domain/tournament/required-fields'
import { timezoneAt } from '@ramplight/domain/tournament/timezone-at'
import { ADDRESS_FIELDS, type Address, type Landing, landingKey, type Timezone } from '../tournaments/landings.ts'

export const NEW_RAMP = 'new'
export type StartStatus = 'Draft' | 'Scheduled' | 'Open'

/** What the person chose. Null is "as suggested": a change of tour or ramp can then still improve it. */
export type QuickCreateValues = {
  tour: string | null
  /** The key of a landing, `new`, or nothing yet. */
  ramp: string | null
  address: Partial<Address>
  timezone: Timezone | null
  span: 'single' | 'multi'
  dates: string[]
  startTime: string | null
  endTime: string | null
  name: string | null
  /** Of this event alone. */
  entryFee: Cents | null
  status: StartStatus
}

export const emptyQuickCreate: QuickCreateValues = {
  tour: null,
  ramp: null,
  address: {},
  timezone: null,
  span: 'single',
  dates: [],
  startTime: null,
  endTime: null,
  name: null,
  entryFee: null,
  status: 'Open',
}

export type Filled = Omit<QuickCreateValues, 'address' | 'timezone' | 'startTime' | 'endTime' | 'name'> & {
  address: Address
  timezone: Timezone
  startTime: string
  endTime: string
  name: string
}

type Sources = { landings: readonly Landing[]; defaults: TournamentDefaults | undefined; suggestedName: (location: string) => string }

/** Chosen values over the ramp, the ramp over the tour, the tour over the usual hours. The time zone follows the place before the tour. */
export function fillIn(values: QuickCreateValues, { landings, defaults, suggestedName }: Sources): Filled {
  const ramp = landings.find(({ key }) => key === values.ramp)
  const address = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, values.address[field] ?? ramp?.[field] ?? ''])) as Address
  return {
    ...values,
    address,
    timezone: values.timezone ?? ramp?.timezone ?? timezoneAt(address) ?? defaults?.timezone ?? tournament.starts.timezone,
    startTime: values.startTime ?? defaults?.startTime ?? '06:00',
    endTime: values.endTime ?? defaults?.endTime ?? '15:00',
    name: values.name ?? suggestedName(address.location),
  }
}

/** The ramp a tour always starts from, as a choice like the others. */
export function landingOfTour(defaults: TournamentDefaults | undefined): Landing | null {
  if (!defaults?.landing || !defaults.city || !defaults.state) return null
  const { location = '', landing, street = '', city, state, zip = '', timezone = 'CST' } = defaults
  const address = { location, landing, street, city, state, zip }
  return { ...address, key: landingKey(address), timezone, lastUsed: '9999', times: 0 }
}

type CreateBody = BodyOf<typeof tournamentCalls.create>

/** What is not said here, the tour fills: scoring, payout, pots, and the fee. */
export function createBody(
  id: string,
  { tour, address, timezone, span, dates, startTime, endTime, name, entryFee, status }: Filled,
  season?: string,
): CreateBody {
  const days = dates.toSorted()
  return {
    _id: id,
    tour: tour ?? '',
    name: name.trim(),
    ...address,
    // Many ramps have no street: then its name is how people find it.
    street: address.street.trim() || address.landing,
    timezone,
    dateSpanType: span,
    ...(span === 'single' ? { tournamentDateForSingle: days[0] ?? null } : { tournamentDates: days }),
    startTime,
    endTime,
    status,
    ...(entryFee == null ? {} : { entryFee }),
    ...(season ? { season } : {}),
  }
}

/** Where each required field stands in this form. */
export const FIELD_OF: Record<RequiredField, string> = {
  Name: 'name',
  Location: 'location',
  Landing: 'landing',
  Street: 'street',
  City: 'city',
  State: 'state',
  Zip: 'zip',
  'Date Span': 'span',
  'Start Time': 'startTime',
  'End Time': 'endTime',
  'Start Date': 'dates',
}

export const missingOf = (filled: Filled): RequiredField[] => missingFields({ ...createBody('', filled), startDate: filled.dates[0] })
