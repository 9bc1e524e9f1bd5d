import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { skinnyTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { CallError } from '#platform/call-error.ts'
import { type FindTerms, searchBody } from '../tournaments/find-terms.ts'
import type { Near } from '../tournaments/near.ts'
import { calledSo, whatIsMeant } from '../tournaments/what-is-meant.ts'

/** As many as one answer holds. */
const MOST = 100
const AROUND_PLACE = 100

/**
 * What the map shows: around a place, around the device, in a state. What may be the name of an event, a lake or a ramp is looked
 * for there first, and taken for a city only where nothing is called so.
 */
export function useFound(terms: FindTerms, place: string, near: Near | null) {
  const meant = whatIsMeant(place)
  const body = { ...searchBody(terms), pageNumber: 0, pageSize: MOST }
  const words = meant.kind === 'words' ? meant.words : null
  const said = useQuery({ ...skinnyTournamentsQuery({ ...body, ...(words && { words }) }), enabled: words !== null })
  const named = words && said.data ? calledSo(said.data.message, words) : []
  const isCity = words !== null && said.data !== undefined && named.length === 0
  const city = meant.kind === 'place' ? meant.place : isCity ? words : null
  const where = city ? { place: city, miles: AROUND_PLACE } : meant.kind === 'everything' ? near : null
  const found = useQuery({
    ...skinnyTournamentsQuery({
      ...body,
      ...(meant.kind === 'state' && { state: meant.state }),
      ...(where && { near: where, sortField: 'distance' as const, sortOrder: 'asc' as const }),
    }),
    enabled: words === null || isCity,
    placeholderData: keepPreviousData,
  })
  const isByName = words !== null && !isCity
  // No ZIP code and no city that is in one state only: said at the field.
  const isUnknown = !isByName && found.error instanceof CallError && found.error.fields.length > 0
  return {
    query: isByName ? said : found,
    list: isUnknown ? [] : isByName ? named : (found.data?.message ?? []),
    /** Of a place that is unknown, or of which there are several, nothing was counted. */
    count: isUnknown ? undefined : isByName ? said.data && named.length : found.data?.totalItemCount,
    /** In the order of how far it is from here. */
    where,
    isUnknown,
    /** A city of this name may be meant, too. */
    mayBeCity: isUnknown || isByName || meant.kind === 'state',
  }
}
