import { type AddressSearch, stringifySearch } from '#platform/address-search.ts'
import type { Href } from '#platform/href.ts'
import type { useBase } from '#platform/places.ts'
import { addDays, todayHere } from '#platform/values/tournament-dates.ts'
import { type Near, writeNear } from './near.ts'

type Base = ReturnType<typeof useBase>

/** The map around a place, with the filters that hold. */
export const aroundPlace = (place: string, filters: AddressSearch = {}, base: Base = ''): Href =>
  `${base}/tournaments/map${stringifySearch({ ...filters, ...(place && { place }) })}`
export const aroundMe = (near: Near, filters: AddressSearch = {}, base: Base = ''): Href =>
  `${base}/tournaments/map${stringifySearch({ ...filters, near: writeNear(near) })}`

/** What begins today or within six days. */
export const thisWeek = (base: Base = '', today: string = todayHere()): Href =>
  `${base}/tournaments?dates=Between&from=${today}&to=${addDays(today, 6)}`
