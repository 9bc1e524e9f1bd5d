import type { PolicyName } from '@ramplight/domain/policies/policies'
import { z } from 'zod'
import { markedIds, markedOutcome, markedRecord } from '../sync/sync-mark.ts'
import { endpoint } from './endpoint.ts'
import { bulkOutcome } from './envelope.ts'
import { type FamilyShapes, idParams } from './family.ts'
import { id } from './fields.ts'
import { paged } from './paging.ts'
import { searching } from './search.ts'

/**
 * The calls that many families have beside the common pattern (1 §7, 2 §7), one function each: a family names the ones the
 * specification gives it. Calls on many records ask only who is there; the family's own policies are asked about each record,
 * and each answers for itself (A63).
 */
type Base = `/api/${string}/`

/** The most records one call takes; devices send batches of 100 (3 §4). */
export const MOST_AT_ONCE = 500

export const bulkCreate = <C extends z.ZodType>(base: Base, noun: string, { create }: { create: C }) =>
  endpoint({
    method: 'POST',
    path: `${base}bulk-create`,
    summary: `Create several ${noun}; each answers for itself. A repeat changes nothing.`,
    policy: 'signed-in',
    body: z.array(markedRecord(base, create)).max(MOST_AT_ONCE),
    response: markedOutcome,
  })

/** A change that says which record it is of; rules across its fields stay. */
const changeWithId = <S extends z.ZodRawShape>(change: z.ZodObject<S, z.core.$strict>) =>
  change.safeExtend({ _id: id } as never) as unknown as z.ZodObject<Omit<S, '_id'> & { _id: typeof id }, z.core.$strict>

export const bulkUpdate = <S extends z.ZodRawShape>(
  base: Base,
  noun: string,
  { change }: { change: z.ZodObject<S, z.core.$strict> },
  path = 'bulk-update',
) =>
  endpoint({
    method: 'POST',
    path: `${base}${path}`,
    summary: `Change several ${noun}; each answers for itself.`,
    policy: 'signed-in',
    body: z.array(changeWithId(change)).max(MOST_AT_ONCE),
    response: bulkOutcome,
  })

/** Takes a bare array of ids or `{ ids }` (A64). What is already gone is done. */
export const bulkDelete = (base: Base, noun: string, path: 'bulk-delete' | 'bulk-delete-entries' | 'delete-by-array' | 'deleteMany') =>
  endpoint({
    method: 'POST',
    path: `${base}${path}`,
    summary: `Delete several ${noun}; each answers for itself.`,
    policy: 'signed-in',
    body: markedIds(base),
    response: markedOutcome,
  })

/** `{ ids, fields }`: the same change to several records. Only fields a change may name at all. */
export const updateFields = <S extends z.ZodRawShape>(
  base: Base,
  noun: string,
  { change }: { change: z.ZodObject<S, z.core.$strict> },
  aliases: readonly `POST /${string}`[] = [],
) =>
  endpoint({
    method: 'PUT',
    path: `${base}update-certain-fields-array`,
    summary: `Make the same change to several ${noun}; each answers for itself.`,
    policy: 'signed-in',
    body: z.strictObject({ ids: z.array(id).min(1).max(MOST_AT_ONCE), fields: change }),
    response: bulkOutcome,
    aliases,
  })

/** Soft, as every deletion here: the record leaves the lists and can be brought back. */
export const markDeleted = <R extends z.ZodType, See extends PolicyName, Edit extends PolicyName>(
  base: Base,
  noun: string,
  { record }: { record: R },
  policy: { see: See; edit: Edit },
) =>
  endpoint({
    method: 'PUT',
    path: `${base}mark-deleted/{id}`,
    summary: `Take one of the ${noun} out of every list. Answers it as it was.`,
    policy: policy.edit,
    see: policy.see,
    params: idParams,
    response: record,
  })

export const restore = <R extends z.ZodType, Edit extends PolicyName>(
  base: Base,
  noun: string,
  { record }: { record: R },
  policy: { edit: Edit },
) =>
  endpoint({
    method: 'PUT',
    path: `${base}restore/{id}`,
    summary: `Bring a deleted one of the ${noun} back.`,
    policy: policy.edit,
    params: idParams,
    response: record,
  })

export const findAndUpdate = <R extends z.ZodType, U extends z.ZodType, See extends PolicyName, Edit extends PolicyName>(
  base: Base,
  noun: string,
  { record, change }: { record: R; change: U },
  policy: { see: See; edit: Edit },
) =>
  endpoint({
    method: 'PUT',
    path: `${base}findAndUpdate/{id}`,
    summary: `Change one of the ${noun}; the same as PUT ${base}{id}.`,
    policy: policy.edit,
    see: policy.see,
    params: idParams,
    body: change,
    response: record,
  })

/** What a person has: the one record, or a list of them. The summary says which, and who may read it. */
export const byUser = <R extends z.ZodType, See extends PolicyName>(base: Base, summary: string, policy: { see: See }, response: R) =>
  endpoint({ method: 'GET', path: `${base}by-user/{id}`, summary, policy: policy.see, params: idParams, response })

/** `{ totalItemCount, message }` (A62); the server's defaults for sort and page are those of the specification. */
export const pagedSearch = <R extends z.ZodType, T extends z.ZodRawShape, List extends PolicyName>(
  base: Base,
  noun: string,
  { record, pagesOrder, ...shape }: Omit<FamilyShapes<R, z.ZodType, z.ZodType, T>, 'create' | 'change'>,
  policy: { list: List },
  path: string = 'paged-search',
) =>
  endpoint({
    method: 'POST',
    path: `${base}${path}`,
    summary: `A page of the ${noun} that match every given term.`,
    policy: policy.list,
    ...searching({ ...shape, ...(pagesOrder && { order: pagesOrder }) }),
    response: paged(record),
  })
