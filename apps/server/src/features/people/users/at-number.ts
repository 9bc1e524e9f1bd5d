import { tenDigits } from '@ramplight/domain/registration/ten-digits'
import { and, ilike, type SQL, sql } from 'drizzle-orm'
import { people } from './users.store.ts'

/** `phoneCounts` of the domain. */
export const numberCounts: SQL = sql`(${people.phone} is not null and (${people.phoneProvenAt} is not null
  or (not ${people.confirmed} and (${people.director} is not null or ${people.email} is null))))`

/**
 * Who has one of these numbers: the only way to look for people by a phone (`phone-lookups.test.ts`). `counts`: those whom it stands for;
 * whatever finds, fills in, joins or writes asks this. `said`: also who has only written it into their own record, for a doubt that
 * a person decides; nothing of them is used.
 */
export const atNumber = (numbers: readonly string[], as: 'counts' | 'said'): SQL | undefined =>
  and(sql`${people.phone} = any(${sql.param(numbers.map(tenDigits))}::text[])`, as === 'counts' ? numberCounts : undefined)

/** A code went to this number for this person: it is worth nothing once they have another one. */
export const hasStillNumber = (number: string): SQL => sql`${people.phone} = ${number}`

/** For the words of a list that a person reads, where a number that is not proven is shown as such. */
export const hasDigits = (digits: string | null): SQL | undefined => (digits === null ? undefined : ilike(people.phone, `%${digits}%`))

/** What people are grouped by who may be one. */
export const numberOf: SQL = sql`${people.phone}`
